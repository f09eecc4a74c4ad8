import { type RefObject, useEffect } from 'react';

const TRIGGER = '.ant-table-filter-trigger';

/** The filters of the columns, which antd leaves to the mouse, are reached by Tab and opened by Enter and Space. */
export function useFilterKeys(frame: RefObject<HTMLElement | null>) {
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
