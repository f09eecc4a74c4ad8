import { useTexts } from '@/shared/texts/use-texts';
import type { Step } from '../login-state.ts';
import styles from './step-indicator.module.css';

/** Where one is on the way in; what is done carries a tick and says so. */
export function StepIndicator({ steps }: { steps: readonly Step[] }) {
  const t = useTexts();
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map(({ text, state }, index) => (
        <li key={text} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? '✓' : index + 1}
          </span>
          {t(text)}
          {state === 'done' && <span className="spoken"> ({t('steps.done')})</span>}
        </li>
      ))}
    </ol>
  );
}
