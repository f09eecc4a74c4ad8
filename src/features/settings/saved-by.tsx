import { TimeText } from '@/shared/ui';
import styles from './saved-by.module.css';

type SavedByProps = {
  state: { version: number; changedBy: { name: string } | null; changedAt: string | null };
};

/** Which version one sees, who saved it and when. */
export function SavedBy({ state: { version, changedBy, changedAt } }: SavedByProps) {
  return (
    <span className={styles.saved}>
      Version {version}
      {changedBy && (
        <>
          , saved by {changedBy.name} <TimeText at={changedAt} />
        </>
      )}
    </span>
  );
}
