import { useSearchParams } from '@umijs/max';
import type { InboxFilter } from './inbox-filters.tsx';

const FILTERS = ['state', 'kind', 'topic', 'client', 'age', 'search'] as const;

/** The filters and the page of the inbox, which stand in the address. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const filter: InboxFilter = Object.fromEntries(
    FILTERS.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])),
  );
  /** The first page unless told. */
  const show = (next: InboxFilter & { current?: string }, replace = false) => {
    const set = Object.entries(next).filter(([, value]) => value);
    setParams({ view: 'alerts', ...Object.fromEntries(set) } as Record<string, string>, { replace });
  };
  return {
    address: params.toString(),
    filter,
    state: (filter.state ?? 'open') as 'open' | 'closed' | 'all',
    current: Number(params.get('current') ?? 1),
    show,
    showPage: (page: number, replace = false) => show({ ...filter, current: String(page) }, replace),
  };
}
