import { WarningOutlined } from '@ant-design/icons';
import { useSession } from '@/shared/session';
import { TimeText } from '@/shared/ui';
import styles from './home.module.css';
import { useTexts } from './texts/index.ts';

/** When this person signed in before and what failed since: only they can tell whether it was them. */
export function LastSignIn() {
  const t = useTexts();
  const { previousSignIn, failedSignIns } = useSession();
  // Empty the first time. Session storage can be changed by hand, so what is no time is not shown either.
  if (!Date.parse(previousSignIn)) return null;
  const failed = t('failedSignIns', { count: failedSignIns });
  return (
    <p className={styles.lastSignIn}>
      {t.rich('lastSignIn', { at: <TimeText at={previousSignIn} form="time" /> })}{' '}
      {failedSignIns > 0 ? (
        <strong>
          <WarningOutlined /> {failed}
        </strong>
      ) : (
        failed
      )}{' '}
      {t('notYou')}
    </p>
  );
}
