import { Button } from 'antd';
import { deployment } from '@/shared/http';
import { Literal } from '@/shared/texts/literal';
import { useTexts } from '@/shared/texts/use-texts';
import { Popup } from '@/shared/ui/popup/popup';
import styles from './shell.module.css';

type AboutPopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShortcuts: () => void;
  onTour: () => void;
};

/** The help icon of the top bar and what it opens: what this is, its version, whom to ask. */
export function AboutPopup({ open, onOpenChange, onShortcuts, onTour }: AboutPopupProps) {
  const t = useTexts();
  const { version, support } = deployment();
  const leaveFor = (go: () => void) => () => {
    onOpenChange(false);
    go();
  };
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      name={t('shell.help')}
      title={t('about.title')}
      buttonClass={styles.tool}
      panelClass={styles.about}
      face={
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.5" />
          <path d="M7.8 7.8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.7M10 14.2v.1" />
        </svg>
      }
    >
      <h2>Prudence</h2>
      <p>
        <Literal>
          The product is a role-based web application for onboarding third parties and assessing their risk.
          It gives a single view of high, medium and low risk third parties and offers AI-enabled risk
          assessments that check for adverse information: bribery and corruption, financial challenges, legal
          issues, regulatory, sanctions and PEP concerns.
        </Literal>
      </p>
      <dl>
        <dt>{t('about.version')}</dt>
        <dd>{version}</dd>
        <dt>{t('about.support')}</dt>
        <dd>
          <bdi>{support.includes('@') ? <a href={`mailto:${support}`}>{support}</a> : support}</bdi>
        </dd>
      </dl>
      <Button block onClick={leaveFor(onTour)}>
        {t('tour.take')}
      </Button>
      <Button block onClick={leaveFor(onShortcuts)}>
        {t('keys.title')}
      </Button>
    </Popup>
  );
}
