import type { ReactNode } from 'react';
import { listText } from '@/shared/format';
import { TimeText } from '@/shared/ui';
import type { PartySplit } from '../../analysis.ts';
import layout from '../../layout.module.css';
import { useTexts } from '../../texts/index.ts';

type PartySplitsProps = {
  splits: readonly PartySplit[];
  /** What can be done about one. */
  action?: (split: PartySplit) => ReactNode;
};

/** Which entries an administrator has put apart, who did it, when and why. */
export function PartySplits({ splits, action }: PartySplitsProps) {
  const t = useTexts();
  if (splits.length === 0) return null;
  const named = ({ watchlist, entryId }: PartySplit['entry']) =>
    t('entryOfList', { entry: entryId, list: watchlist });
  return (
    <ul className={layout.plainList} aria-label={t('partySplits')}>
      {splits.map((split) => (
        <li key={split.id}>
          <span>
            {t.rich('splitBy', {
              entry: named(split.entry),
              others: listText(split.apartFrom.map(named), t.language),
              by: <bdi>{split.by}</bdi>,
              at: <TimeText at={split.at} />,
            })}
          </span>{' '}
          <bdi className={layout.quiet}>{split.reason}</bdi> {action?.(split)}
        </li>
      ))}
    </ul>
  );
}
