import { useNetwork } from 'ahooks';
import { deployment } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';
import styles from './shell.module.css';

/** What a person must know about the ground they stand on: not production, or no network. */
export function Banners() {
  const t = useTexts();
  const { online } = useNetwork();
  const { production, environment } = deployment();
  return (
    <>
      {(!production || environment) && (
        <div className={styles.ribbon}>{environment || t('shell.notProduction')}</div>
      )}
      {online === false && (
        <div className={styles.offline} role="status">
          {t('shell.offline')}
        </div>
      )}
    </>
  );
}
