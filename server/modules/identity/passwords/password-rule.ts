import { LoginLimits } from '../../../../contract/limits.ts';
import type { PasswordRuleName } from '../../../../contract/words.ts';

/** What a person reads whose new password does not fit the rule. */
export const passwordRuleTexts: Record<PasswordRuleName, string> = {
  standard: '8-15 characters with lowercase, uppercase letter, numeric digit and special characters',
  nist: `${LoginLimits.passwordMin}-${LoginLimits.passwordMax} characters: letters of any script, digits, signs and spaces`,
};
