import { TimeText } from '@/shared/ui';
import styles from './saved-by.module.css';
import { useTexts } from './texts/index.ts';

export type SavedState = {
  version: number;
  changedBy: { name: string } | null;
  changedAt: string | null;
};

/** Which version one sees, who saved it and when. */
export function SavedBy({ state: { version, changedBy, changedAt } }: { state: SavedState }) {
  const t = useTexts();
  return (
    <span className={styles.saved}>
      {changedBy
        ? t.rich('savedByPerson', {
            version,
            name: <bdi>{changedBy.name}</bdi>,
            at: <TimeText at={changedAt} />,
          })
        : t('versionNumber', { number: version })}
    </span>
  );
}
