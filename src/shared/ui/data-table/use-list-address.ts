import { useSearchParams } from '@umijs/max';
import { useMemo, useTransition } from 'react';
import { ListLimits } from '../../../../contract/limits.ts';
import { toSearchText } from '../safe-text/safe-text.ts';
import type { ListQuery } from './types.ts';

type Options = { filterKeys: readonly string[]; defaultSort: string | undefined };
export type ListAddress = ReturnType<typeof useListAddress>;

const PAGE_SIZE = 20;

/** Page, order, search and filters of a list live in the address: shareable, and the back button works. */
export function useListAddress({ filterKeys, defaultSort }: Options) {
  const [params, setParams] = useSearchParams();
  const [isChanging, startTransition] = useTransition();

  const read = (key: string) => params.get(key) ?? undefined;
  const readNumber = (key: string, fallback: number, max: number) => {
    const value = Number(read(key));
    return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
  };

  const filters = Object.fromEntries(
    filterKeys.map((key) => [
      key,
      params
        .getAll(key)
        .flatMap((value: string) => value.split(','))
        // `all` in an address is no filter.
        .filter((value: string) => value !== '' && value !== 'all'),
    ]),
  ) as Record<string, string[]>;

  const address = params.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything read here comes from the address
  const query = useMemo<ListQuery>(() => {
    const set = Object.entries(filters).filter(([, values]) => values.length > 0);
    return {
      ...Object.fromEntries(set),
      current: readNumber('current', 1, 1_000_000),
      pageSize: readNumber('pageSize', PAGE_SIZE, ListLimits.pageSize),
      sort: read('sort') ?? defaultSort,
      search: read('search') && toSearchText(read('search') ?? ''),
    };
  }, [address, defaultSort]);

  /** Writes changes; anything but a new page starts at page 1 again. */
  const change = (
    changes: Record<string, string | number | readonly string[] | undefined | null>,
    replace = 'search' in changes,
  ) => {
    // This router's setter takes no function, and a search that waited for a pause must not undo a newer change.
    const next = new URLSearchParams(location.search);
    if (!('current' in changes)) next.delete('current');
    for (const [key, value] of Object.entries(changes)) {
      const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
      if (text === '') next.delete(key);
      else next.set(key, text);
    }
    // The rows of before stay usable while the new ones are drawn: a slow machine answers the next click at once.
    startTransition(() => setParams(next, { replace }));
  };

  /** Another number of rows starts at page 1; the usual number is left out of the address. */
  const changePage = (current: number, pageSize: number) =>
    change({
      pageSize: pageSize === PAGE_SIZE ? '' : pageSize,
      ...(pageSize === query.pageSize && { current }),
    });
  const changeColumns = (sort: string | undefined, chosen: Record<string, string[] | undefined>) =>
    change({
      ...Object.fromEntries(filterKeys.filter((key) => key in chosen).map((key) => [key, chosen[key]])),
      sort,
    });

  const filtered = query.search !== undefined || Object.values(filters).some((values) => values.length > 0);
  const clear = () => change({ search: '', ...Object.fromEntries(filterKeys.map((key) => [key, ''])) });
  return { query, filters, filtered, isChanging, change, changePage, changeColumns, clear };
}
