import { useNetwork } from 'ahooks';
import { deployment } from '@/shared/http';
import styles from './shell.module.css';

/** What a person must know about the ground they stand on: not production, or no network. */
export function Banners() {
  const { online } = useNetwork();
  const { production, environment } = deployment();
  return (
    <>
      {(!production || environment) && <div className={styles.ribbon}>{environment || 'Not production'}</div>}
      {online === false && (
        <div className={styles.offline} role="status">
          You are offline. What you see may be old; nothing can be saved until the connection is back.
        </div>
      )}
    </>
  );
}
