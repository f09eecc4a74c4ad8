import { Popover } from 'antd';
import { deployment } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';
import styles from './shell.module.css';

type AboutPopupProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The help icon of the top bar and what it opens: what this is, its version, whom to ask. */
export function AboutPopup({ open, onOpenChange }: AboutPopupProps) {
  const t = useTexts();
  const { version, support } = deployment();
  const content = (
    <div className={styles.about}>
      <p>
        A role-based web application for onboarding third parties and assessing their risk. It gives a single
        view of high, medium and low risk third parties and offers AI-enabled risk assessments that check for
        adverse information: bribery and corruption, financial challenges, legal issues, regulatory, sanctions
        and PEP concerns.
      </p>
      <dl>
        <dt>Version</dt>
        <dd>{version}</dd>
        <dt>Support</dt>
        <dd>{support.includes('@') ? <a href={`mailto:${support}`}>{support}</a> : support}</dd>
      </dl>
      <p className={styles.keys}>
        Keys: <kbd>g</kbd> then <kbd>h</kbd> Home, <kbd>n</kbd> New Request, <kbd>r</kbd> Request Details,{' '}
        <kbd>a</kbd> Audit Trail, <kbd>s</kbd> Settings
      </p>
    </div>
  );
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger="click"
      placement="bottomRight"
      title="Prudence"
      content={content}
    >
      <button type="button" className={styles.tool} aria-label={t('shell.help')} aria-expanded={open}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.5" />
          <path d="M7.8 7.8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.7M10 14.2v.1" />
        </svg>
      </button>
    </Popover>
  );
}
