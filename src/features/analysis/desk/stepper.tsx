import styles from './stepper.module.css';
import type { Step } from './steps.ts';

const said = { done: 'done', now: 'now', next: 'to come' } as const;

/** The course of a request; where it is now is said to screen readers as well. */
export function Stepper({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} aria-label="Status">
      {steps.map(({ title, state }) => (
        <li
          key={title}
          className={`${styles.step} ${styles[state] ?? ''}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.title}>{title}</span>
          <span className={styles.state}>, {said[state]}</span>
        </li>
      ))}
    </ol>
  );
}
