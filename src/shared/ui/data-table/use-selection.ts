import { useMemoizedFn } from 'ahooks';
import { useMemo, useRef, useState } from 'react';

/**
 * The chosen ones of the rows on the screen, as they are now: whatever is not there any more, because somebody searched,
 * filtered, turned the page or loaded again, is not chosen any more, so that no act touches a row that nobody sees.
 */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string, question: string) {
  const [chosen, setChosen] = useState({ question, keys: [] as string[] });
  const selected = useMemo(
    () => (chosen.question === question ? rows.filter((row) => chosen.keys.includes(rowKey(row))) : []),
    [rows, rowKey, chosen, question],
  );
  const select = useMemoizedFn((next: readonly Row[]) => setChosen({ question, keys: next.map(rowKey) }));
  const choose = useMemoizedFn((keys: readonly string[], on: boolean) =>
    select(rows.filter((row) => (keys.includes(rowKey(row)) ? on : selected.includes(row)))),
  );
  const lastKey = useRef<string>(undefined);
  const chooseRow = useMemoizedFn((key: string, on: boolean, isRange: boolean) => {
    const keys = rows.map(rowKey);
    const ends = [keys.indexOf(key), keys.indexOf(lastKey.current ?? key)];
    const isThere = isRange && !ends.includes(-1);
    choose(isThere ? keys.slice(Math.min(...ends), Math.max(...ends) + 1) : [key], on);
    lastKey.current = key;
  });
  const selection = useMemo(
    () => ({ chosen: new Set(selected.map(rowKey)), keys: rows.map(rowKey), choose, chooseRow }),
    [selected, rows, rowKey, choose, chooseRow],
  );
  return { selected, select, selection };
}
