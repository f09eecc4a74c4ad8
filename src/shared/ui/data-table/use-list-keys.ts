import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isShortcut, letterOf } from '../../shortcuts/single-keys.ts';

const TRIGGER = '.ant-table-filter-trigger';

type RowActs = { open: (rowKey: string) => void; preview: (rowKey: string) => void };

/**
 * The keys of a list, of rows or of cards: j and k move from one to the next, Enter opens it, x chooses it, Space
 * previews it. The filters of the columns, which antd leaves to the mouse, are reached by Tab.
 */
export function useListKeys(frame: RefObject<HTMLElement | null>, acts: RowActs) {
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
  useKeptPlace(frame);

  useEffect(() => {
    const list = frame.current;
    if (!list) return;
    const reach = () => {
      for (const trigger of list.querySelectorAll<HTMLElement>(`${TRIGGER}[tabindex="-1"]`)) {
        trigger.tabIndex = 0;
        trigger.setAttribute('aria-haspopup', 'true');
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(TRIGGER)) return;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      event.target.click();
      enterFilter(event.target);
    };
    reach();
    const watch = new MutationObserver(reach);
    watch.observe(list, { childList: true, subtree: true });
    list.addEventListener('keydown', onKey);
    return () => {
      watch.disconnect();
      list.removeEventListener('keydown', onKey);
    };
  }, [frame]);
}

/** Other rows take the place of those shown when their data arrives: who stood on a row by keyboard stays at its place. */
function useKeptPlace(frame: RefObject<HTMLElement | null>) {
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

function rowsOf(list: HTMLElement) {
  return [...list.querySelectorAll<HTMLElement>('[data-row-key]')];
}

function focusRow(row: HTMLElement | undefined) {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus into the filter once it is shown, which on a slow machine takes many frames, and back when Escape closes it. */
function enterFilter(trigger: HTMLElement, tries = 600) {
  const shown = document.querySelector<HTMLElement>(
    '.ant-dropdown:not(.ant-dropdown-hidden) .ant-table-filter-dropdown',
  );
  const first = shown?.querySelector<HTMLElement>('input[type="text"], [role="menu"]');
  if (!shown || !first) {
    if (tries > 0) requestAnimationFrame(() => enterFilter(trigger, tries - 1));
    return;
  }
  first.focus();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    shown.removeEventListener('keydown', onKey);
    trigger.click();
    trigger.focus();
  };
  shown.addEventListener('keydown', onKey);
}
