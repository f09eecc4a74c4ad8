import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const Cards = lazy(() =>
  import('./hover-cards.tsx').then(
    ({ HoverCards: Loaded }) => ({ default: Loaded }),
    // Without the server a page goes on without its cards.
    () => ({ default: () => null }),
  ),
);

/** Cards about links, whose code is loaded once somebody moves: the first page does not wait for it. */
export function LazyHoverCards({ content }: { content: string }) {
  const [moved, setMoved] = useState(false);
  const last = useRef<Event>(undefined);
  useEffect(() => {
    const onMove = (event: Event) => {
      last.current = event;
      setMoved(true);
    };
    for (const move of MOVES) document.addEventListener(move, onMove);
    return () => {
      for (const move of MOVES) document.removeEventListener(move, onMove);
    };
  }, []);
  if (!moved) return null;
  return (
    <Suspense fallback={null}>
      <Cards content={content} last={last} />
    </Suspense>
  );
}

const MOVES = ['pointermove', 'keydown'];
