import { useEffect } from 'react';

const DIALOG = '.ant-modal-root, .ant-drawer';
/** What goes when one of its entries is chosen; the button that opened it stays. */
const MENU = '.ant-dropdown';

/**
 * Gives the focus back to what opened a dialog. antd does so when it hides a dialog; most of ours are removed together
 * with the part of the page that showed them.
 */
export function useFocusReturn() {
  useEffect(() => {
    /** What had the focus last on the page and in each dialog, the latest at the end. */
    const last = new Map<Element, HTMLElement>();
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const dialog = target.closest(DIALOG);
      if (target.closest(dialog ? MENU : `[role=dialog], ${MENU}`)) return;
      last.delete(dialog ?? document.body);
      last.set(dialog ?? document.body, target);
    };
    const giveBack = () => {
      const gone = [...last.keys()].filter((place) => !place.isConnected);
      for (const place of gone) last.delete(place);
      if (gone.length === 0 || document.activeElement !== document.body) return;
      const shown = [...last.values()].filter((one) => one.checkVisibility());
      shown.at(-1)?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(giveBack);
    watch.observe(document.body, { childList: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
