import type { ReactNode } from 'react';
import styles from './layout.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** Labelled facts; those without a value are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return (
    <dl className={styles.facts}>
      {known.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
