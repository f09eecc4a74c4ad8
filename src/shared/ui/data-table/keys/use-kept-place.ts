import { type RefObject, useEffect } from 'react';
import { focusRow, rowsOf } from './list-rows.ts';

/** Other rows take the place of those shown when their data arrives: who stood on a row by keyboard stays at its place. */
export function useKeptPlace(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const list = frame.current;
    if (!list) return;
    let left: { row: HTMLElement; at: number } | undefined;
    const onMove = ({ target }: Event) => {
      const rows = rowsOf(list);
      const at = rows.indexOf(target as HTMLElement);
      left = rows[at] && { row: rows[at], at };
    };
    const stay = () => {
      if (!left || left.row.isConnected || document.activeElement !== document.body) return;
      const rows = rowsOf(list);
      focusRow(rows[Math.min(left.at, rows.length - 1)]);
    };
    const watch = new MutationObserver(stay);
    watch.observe(list, { childList: true, subtree: true });
    for (const move of moves) document.addEventListener(move, onMove);
    return () => {
      watch.disconnect();
      for (const move of moves) document.removeEventListener(move, onMove);
    };
  }, [frame]);
}

const moves = ['focusin', 'pointerdown'];
