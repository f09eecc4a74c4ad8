import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isShortcut, letterOf } from '../../../shortcuts/single-keys.ts';
import { focusRow, rowsOf } from './list-rows.ts';

type RowActs = { open: (rowKey: string) => void; preview: (rowKey: string) => void };

/**
 * The keys of a list, of rows or of cards: j and k move from one to the next, Enter opens it, x chooses it, Space
 * previews it.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, acts: RowActs) {
  const open = useEffectEvent((rowKey: string) => acts.open(rowKey));
  const preview = useEffectEvent((rowKey: string) => acts.preview(rowKey));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const list = frame.current;
      if (!list || !isShortcut(event)) return;
      const rows = rowsOf(list);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const key = letterOf(event);
      if (key === 'j' || key === 'k') focusRow(rows[at === -1 ? 0 : at + (key === 'j' ? 1 : -1)] ?? rows[at]);
      const row = rows[at];
      if (!row) return;
      if (key === 'x') row.querySelector<HTMLElement>('.ant-checkbox-input')?.click();
      if (row !== document.activeElement) return;
      const { rowKey = '' } = row.dataset;
      if (key === 'Enter') open(rowKey);
      if (key === ' ') {
        event.preventDefault();
        preview(rowKey);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [frame]);
}
