import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

type Row = { id: string; version: number };
const rows: Row[] = [
  { id: 'a', version: 1 },
  { id: 'b', version: 1 },
];
const keyOf = ({ id }: Row) => id;
const choose = () => {
  const hook = renderHook(({ shown, question }) => useSelection(shown, keyOf, question), {
    initialProps: { shown: rows, question: 'all' },
  });
  act(() => hook.result.current.select(rows));
  return hook;
};

test('a search, a filter or another page clears the selection, even of rows that it finds again', () => {
  const { result, rerender } = choose();
  expect(result.current.selected).toEqual(rows);
  rerender({ shown: rows, question: 'search' });
  expect(result.current.selected).toEqual([]);
});

test('an act gets the chosen rows as they are after a reload, without those that are gone', () => {
  const { result, rerender } = choose();
  rerender({ shown: [{ id: 'b', version: 2 }], question: 'all' });
  expect(result.current.selected).toEqual([{ id: 'b', version: 2 }]);
});
