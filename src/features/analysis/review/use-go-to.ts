import { useEffect, useState } from 'react';
import { elementOf, type Place, tabOf } from './places.ts';

/** A tab's code may still be on its way. */
const PATIENCE_MS = 10_000;

/** Opens the tab that shows a place, and brings the place into view as soon as it is there. */
export function useGoTo(show: (tab: string) => void) {
  const [target, setTarget] = useState<Place | null>(null);
  useEffect(() => {
    if (!target) return;
    const look = () => {
      const element = document.getElementById(elementOf(target));
      if (!element || element.offsetParent === null) return false;
      element.scrollIntoView({ block: 'start' });
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
      setTarget(null);
      return true;
    };
    if (look()) return;
    const watch = new MutationObserver(() => look() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    const timer = setTimeout(() => setTarget(null), PATIENCE_MS);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [target]);
  return {
    target,
    goTo: (place: Place) => {
      show(tabOf[place.place]);
      setTarget(place);
    },
  };
}
