import type { ReactNode } from 'react';
import styles from './panel.module.css';

export type Fact = readonly [label: string, value: ReactNode];

type FactListProps = {
  facts: readonly Fact[];
  /** Side by side, each under its label, instead of one below the other. */
  across?: boolean;
};

/** Labelled facts; those without a value are left out. */
export function FactList({ facts, across = false }: FactListProps) {
  const known = facts.filter(
    ([, value]) => value !== undefined && value !== null && value !== false && value !== '',
  );
  return (
    <dl className={across ? styles.across : styles.facts}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
