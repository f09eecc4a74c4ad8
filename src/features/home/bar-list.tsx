import type { ReactNode } from 'react';
import styles from './home.module.css';

type Bar = { key: string; label: ReactNode; value: number; text: ReactNode; title?: string };

/** Labelled bars of one scale: the longest is the largest value. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles.bars}>
      {bars.map(({ key, label, value, text, title }) => (
        <li key={key}>
          {label}
          <span className={styles.bar} title={title}>
            <span style={{ inlineSize: `${(value / most) * 100}%` }} />
          </span>
          <strong>{text}</strong>
        </li>
      ))}
    </ul>
  );
}
