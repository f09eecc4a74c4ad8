import { PasswordLimits } from '../../../../contract/limits.ts';
import { type TextId, useTexts } from '../../texts/use-texts.ts';
import styles from './password.module.css';
import { passwordRules, strengthOf } from './password-rules.ts';

const STRENGTHS: readonly TextId[] = [
  'password.strengthNone',
  'password.strengthWeak',
  'password.strengthFair',
  'password.strengthGood',
  'password.strengthStrong',
];

/** The rules ticking while one types, each saying in words whether it holds, and how strong the whole is. */
export function RuleList({ password, confirm }: { password: string; confirm: string }) {
  const t = useTexts();
  const strength = strengthOf(password);
  const rules = [
    ...passwordRules.map((rule) => ({ text: rule.text, holds: rule.holds(password) })),
    { text: 'password.ruleMatch' as const, holds: password !== '' && password === confirm },
  ];
  return (
    <div className={styles.judgement}>
      <p className={styles.strength} role="status">
        <span className={styles.scale} data-strength={strength} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        {t('password.strength')}: {t(STRENGTHS[strength] ?? 'password.strengthNone')}
      </p>
      <ul className={styles.rules} aria-label={t('password.rules')}>
        {rules.map((rule) => (
          <li key={rule.text} className={rule.holds ? styles.holds : undefined} data-holds={rule.holds}>
            <span aria-hidden="true">{rule.holds ? '✓' : '○'}</span>{' '}
            {t(rule.text, { min: PasswordLimits.min, max: PasswordLimits.max })}
            <span className={styles.spoken}> ({t(rule.holds ? 'password.met' : 'password.notMet')})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
