import type { PasswordRuleName } from '../../../../contract/password-rules.ts';
import { PASSWORD_PARTS } from '../../../../contract/password-rules.ts';
import { type TextId, useTexts } from '../../texts/use-texts.ts';
import styles from './password.module.css';
import { partTexts, ruleLengths, strengthOf } from './password-rules.ts';

const STRENGTHS: readonly TextId[] = [
  'password.strengthNone',
  'password.strengthWeak',
  'password.strengthFair',
  'password.strengthGood',
  'password.strengthStrong',
];

type RuleListProps = { password: string; confirm: string; rule?: PasswordRuleName };

/** The rules ticking while one types, each saying in words whether it holds, and how strong the whole is. */
export function RuleList({ password, confirm, rule = 'standard' }: RuleListProps) {
  const t = useTexts();
  const strength = strengthOf(password, rule);
  const rules = [
    ...PASSWORD_PARTS[rule].map(({ part, fits }) => ({ text: partTexts[part], holds: fits(password) })),
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
        {rules.map(({ text, holds }) => (
          <li key={text} className={holds ? styles.holds : undefined} data-holds={holds}>
            <span aria-hidden="true">{holds ? '✓' : '○'}</span> {t(text, ruleLengths[rule])}
            <span className="spoken"> ({t(holds ? 'password.met' : 'password.notMet')})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
