import { Button, Segmented } from 'antd';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './matches.module.css';

export type MatchFilter = 'open' | 'second' | 'all';

type MatchToolsProps = {
  filter: MatchFilter;
  counts: Record<MatchFilter | 'unsaved', number>;
  onFilter: (filter: MatchFilter) => void;
  /** Absent for those who decide nothing. */
  onSelectAll: (() => void) | undefined;
  onDecideAlike: (() => void) | undefined;
};

/** Which matches are listed, and what is done with several of them. */
export function MatchTools({ filter, counts, onFilter, onSelectAll, onDecideAlike }: MatchToolsProps) {
  const t = useTexts();
  return (
    <div className={styles.tools}>
      <Segmented<MatchFilter>
        aria-label={t('show')}
        value={filter}
        onChange={onFilter}
        options={[
          { value: 'open', label: t('openOf', { of: counts.open, unsaved: counts.unsaved }) },
          { value: 'second', label: t('secondPersonOf', { of: counts.second }) },
          { value: 'all', label: t('allMatches', { matches: counts.all }) },
        ]}
      />
      <span className={layout.row}>
        {onSelectAll && (
          <Button type="text" onClick={onSelectAll}>
            {t('selectAllShown')}
          </Button>
        )}
        {onDecideAlike && <Button onClick={onDecideAlike}>{t('decideAlike')}</Button>}
      </span>
    </div>
  );
}
