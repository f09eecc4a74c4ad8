import { useEffect } from 'react';

const DIALOG = '.ant-modal-root, .ant-drawer';
/** What goes when one of its entries is chosen; the button that opened it stays. */
const MENU = '.ant-dropdown';
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Gives the focus back to what opened a dialog, or to what stands nearest to where that was. antd does so when it hides a
 * dialog; most of ours are removed together with the part of the page that showed them.
 */
export function useFocusReturn() {
  useEffect(() => {
    /** What had the focus last on the page and in each dialog, the latest at the end, and what it stood in. */
    const last = new Map<Element, HTMLElement[]>();
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const dialog = target.closest(DIALOG);
      if (target.closest(dialog ? MENU : `[role=dialog], ${MENU}`)) return;
      const place = dialog ?? document.body;
      last.delete(place);
      last.set(place, withParents(target, place));
    };
    const giveBack = () => {
      const gone = [...last.keys()].filter((place) => !place.isConnected);
      for (const place of gone) last.delete(place);
      if (gone.length === 0 || document.activeElement !== document.body) return;
      const ways = [...last.values()].toReversed();
      ways.map(nearest).find(Boolean)?.focus({ preventScroll: true });
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

/** An element and what it stands in, up to the dialog or the page. */
function withParents(element: HTMLElement, place: Element): HTMLElement[] {
  const parent = element.parentElement;
  return element === place || !parent ? [element] : [element, ...withParents(parent, place)];
}

/** The first if it is still shown, else what can have the focus in the nearest that it stood in. */
function nearest([opener, ...places]: readonly HTMLElement[]): HTMLElement | undefined {
  if (opener?.checkVisibility()) return opener;
  return places
    .filter((place) => place.isConnected)
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(FOCUSABLE)])
    .find((one) => one.checkVisibility());
}
