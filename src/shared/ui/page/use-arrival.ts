import { type RefObject, useEffect } from 'react';

/** Where the reader was when a page last told where they are; nowhere until the first one is open. */
let arrivedAt: string | undefined;

/**
 * Moves the focus to the heading of a page that somebody has just gone to, so that a screen reader says where one is and
 * the next Tab goes into the page. Opening the application moves nothing, nor does a page that has its own first field,
 * nor one that arrives while somebody has opened a menu or a dialog.
 */
export function useArrival(heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { pathname } = location;
    const hasMoved = arrivedAt !== undefined && arrivedAt !== pathname;
    arrivedAt = pathname;
    const page = heading.current?.closest('section');
    const focused = document.activeElement;
    const isBusy = page?.contains(focused) || focused?.closest('[role="dialog"]');
    if (hasMoved && !isBusy) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
