import { type ComponentType, lazy, useState } from 'react';
import { notLoadedText } from '@/shared/http/api-problem';
import { useTexts } from '@/shared/texts/use-texts';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import styles from '../login.module.css';

type Again = { again: () => void };

/**
 * What few need to sign in, loaded when it is first shown. Where that fails, the page stays and offers to try again. It is
 * `lazyAgain` once more: a piece that the login page shared with all others would be parted from them by the bundler.
 */
export function loginPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () => ({
    Part: lazy<ComponentType<Props & Again>>(() =>
      load().then(
        (Loaded) => ({ default: (props) => <Loaded {...props} /> }),
        () => ({ default: NotLoaded }),
      ),
    ),
  });
  let newest = attempt();
  return (props: Props) => {
    const [{ Part }, setAttempt] = useState(newest);
    const again = () => {
      newest = attempt();
      setAttempt(newest);
    };
    return <Part {...props} again={again} />;
  };
}

function NotLoaded({ again }: Again) {
  const t = useTexts();
  return (
    <div className={styles.form} role="alert">
      <p>{notLoadedText()}</p>
      <PlainButton onClick={again}>{t('sso.retry')}</PlainButton>
    </div>
  );
}

/** The QR code of an authenticator. */
export const Enrolment = loginPart(async () => (await import('@/shared/ui/enrolment/enrolment')).default);
