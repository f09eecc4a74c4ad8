import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scroll-region.module.css';

type ScrollRegionProps = { label: string; maxHeight?: number; children: ReactNode };

/**
 * Content that may be larger than its place. While it is, the keyboard reaches it and scrolls it. It is no landmark, since it
 * often has the name of the panel that it stands in.
 */
export function ScrollRegion({ label, maxHeight, children }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const sizes = new ResizeObserver(() =>
      setScrolls(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight),
    );
    for (const element of [current, ...current.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <section
      ref={region}
      className={styles.region}
      style={{ maxHeight }}
      role={scrolls ? 'group' : undefined}
      aria-label={scrolls ? label : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </section>
  );
}
