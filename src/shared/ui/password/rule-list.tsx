import styles from './password.module.css';
import { passwordRules } from './password-rules.ts';

/** The rules ticking while one types; each says in words whether it holds. */
export function RuleList({ password, confirm }: { password: string; confirm: string }) {
  const rules = [
    ...passwordRules.map((rule) => ({ key: rule.key, text: rule.text, holds: rule.holds(password) })),
    { key: 'match', text: 'Both entries match', holds: password !== '' && password === confirm },
  ];
  return (
    <ul className={styles.rules} aria-label="Password rules">
      {rules.map((rule) => (
        <li key={rule.key} className={rule.holds ? styles.holds : undefined} data-holds={rule.holds}>
          <span aria-hidden="true">{rule.holds ? '✓' : '○'}</span> {rule.text}
          <span className={styles.spoken}>{rule.holds ? ' (met)' : ' (not met)'}</span>
        </li>
      ))}
    </ul>
  );
}
