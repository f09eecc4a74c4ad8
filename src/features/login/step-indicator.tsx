import { type TextId, useTexts } from '@/shared/texts/use-texts';
import styles from './login.module.css';
import type { LoginState } from './login-state.ts';

/** Sign in → verify → terms, or the password that must be changed first. */
export function StepIndicator({ state }: { state: LoginState }) {
  const t = useTexts();
  const steps: TextId[] =
    state.step === 'password'
      ? ['steps.signIn', 'steps.password']
      : ['steps.signIn', 'steps.verify', 'steps.terms'];
  const current = state.step === 'credentials' ? 0 : 1;
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current}>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
