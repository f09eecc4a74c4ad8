import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scroll-region.module.css';

type Sides = '' | 'start' | 'end' | 'both';

/** At a zoom of the page, what is scrolled to its end may lack a part of a pixel. */
const SLACK_PX = 1;

/** Where content is scrolled out of its place; from right to left, `scrollLeft` counts down from 0. */
function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Sides {
  const before = Math.abs(scrollLeft);
  const [start, end] = [before > SLACK_PX, scrollWidth - clientWidth - before > SLACK_PX];
  if (start && end) return 'both';
  return start ? 'start' : end ? 'end' : '';
}

type ScrollRegionProps = { label: string; maxHeight?: number; children: ReactNode };

/**
 * Content that may be larger than its place. While it is, the keyboard reaches it and scrolls it, and it fades at the
 * edges where it is cut. It is no landmark, since it often has the name of the panel that it stands in.
 */
export function ScrollRegion({ label, maxHeight, children }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [hidden, setHidden] = useState<Sides>('');
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const look = () => setHidden(hiddenSides(current));
    const sizes = new ResizeObserver(() => {
      setScrolls(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight);
      look();
    });
    for (const element of [current, ...current.children]) sizes.observe(element);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <section
      ref={region}
      className={styles.region}
      style={{ maxHeight }}
      data-hidden={hidden || undefined}
      role={scrolls ? 'group' : undefined}
      aria-label={scrolls ? label : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </section>
  );
}
