import { useSearchParams } from '@umijs/max';
import { Segmented } from 'antd';
import { startTransition } from 'react';
import { useHints } from '../../calls/use-call.ts';
import { useTexts } from '../../texts/index.ts';
import { isSameQuery } from './same-query.ts';
import styles from './saved-views.module.css';

type ViewSwitchProps = {
  /** As its table is called. */
  list: string;
  /** What the list is switched by, in the address. */
  field?: string;
  /** The views that everybody has, besides the one of everything. */
  options?: readonly { value: string; label: string }[];
};

const savedValue = (id: string) => `saved:${id}`;

/** The views of a list to choose from: everything, those that everybody has, and those that one pinned or made the default. */
export function ViewSwitch({ list, field = 'view', options = [] }: ViewSwitchProps) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const views = useHints('GET /reports/v1.0/savedviews', { list })?.Data ?? [];
  const pinned = views.filter(({ pinned, isDefault }) => pinned || isDefault);
  if (options.length === 0 && pinned.length === 0) return null;
  const shown = pinned.find(({ query }) => isSameQuery(query, params.toString()));
  // An address that says nothing opens the default.
  const everything = views.some(({ isDefault }) => isDefault) ? { [field]: 'all' } : {};
  const choose = (next: string) => {
    const saved = pinned.find(({ id }) => savedValue(id) === next);
    const query = saved ? new URLSearchParams(saved.query) : next === 'all' ? everything : { [field]: next };
    // The page stays usable while the other view is drawn.
    startTransition(() => setParams(query));
  };
  return (
    <Segmented
      aria-label={t('view')}
      value={shown ? savedValue(shown.id) : (params.get(field) ?? 'all')}
      onChange={choose}
      options={[
        { value: 'all', label: t('all') },
        ...options,
        ...pinned.map(({ id, title }) => ({
          value: savedValue(id),
          label: (
            <bdi className={styles.pinned} title={title}>
              {title}
            </bdi>
          ),
        })),
      ]}
    />
  );
}
