import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, before its first paint and whenever that changes; unknown until then or unless wanted. */
export function useRoom(element: RefObject<HTMLElement | null>, wanted: boolean): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!wanted || !measured) return;
    const measure = () => setRoom(measured.clientWidth || Number.POSITIVE_INFINITY);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    return () => watch.disconnect();
  }, [element, wanted]);
  return wanted ? room : undefined;
}
