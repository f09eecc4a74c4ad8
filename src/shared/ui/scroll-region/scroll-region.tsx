import type { ReactNode } from 'react';
import styles from './scroll-region.module.css';

/** Wide content without a control of its own: the keyboard reaches it and scrolls it. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <section className={styles.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
