import { type RefObject, useEffect } from 'react';

type PageKey = { keys: string[]; text: string };
type Part = { keys: readonly PageKey[]; frame: RefObject<HTMLElement | null> };

const parts = new Set<Part>();

/** Whether a part of the page is on the screen, and not in a tab that is not open. */
export const isOnScreen = ({ current }: Part['frame']) => current !== null && current.offsetParent !== null;

/** Lists the keys of a part of the page among the shortcuts while that part is on the screen. */
export function useListedKeys(keys: readonly PageKey[], frame: Part['frame']) {
  const text = JSON.stringify(keys);
  useEffect(() => {
    const part: Part = { keys: JSON.parse(text), frame };
    parts.add(part);
    return () => {
      parts.delete(part);
    };
  }, [text, frame]);
}

export const listedKeys = () =>
  [...parts].filter(({ frame }) => isOnScreen(frame)).flatMap(({ keys }) => keys);
