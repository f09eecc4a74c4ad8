import { comma } from '@/shared/format';
import { useTexts } from '../texts/index.ts';
import styles from './stepper.module.css';
import type { Step } from './steps.ts';

const stateTexts = { done: 'stepDone', now: 'stepNow', next: 'toCome' } as const;

/** The course of a request; where it is now is said to screen readers as well. */
export function Stepper({ steps }: { steps: readonly Step[] }) {
  const t = useTexts();
  return (
    <ol className={styles.steps} aria-label={t('status')}>
      {steps.map(({ title, state }) => (
        <li
          key={title}
          className={`${styles.step} ${styles[state] ?? ''}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.title}>{t(title)}</span>
          <span className="spoken">{`${comma(t.language)}${t(stateTexts[state])}`}</span>
        </li>
      ))}
    </ol>
  );
}
