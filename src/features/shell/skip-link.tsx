import { useTexts } from '@/shared/texts/use-texts';
import styles from './shell.module.css';

/** Takes the focus past bar and menu, without a move of the router's, which unsaved changes would ask about. */
export function SkipLink({ to }: { to: string }) {
  const t = useTexts();
  return (
    <a
      className={styles.skip}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {t('shell.skip')}
    </a>
  );
}
