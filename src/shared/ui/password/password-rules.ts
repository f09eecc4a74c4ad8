import { LoginLimits, PasswordLimits } from '../../../../contract/limits.ts';
import type { PasswordRuleName } from '../../../../contract/password-rules.ts';
import {
  fitsPasswordRule,
  PASSWORD_PARTS,
  type PasswordPart,
  passwordLength,
} from '../../../../contract/password-rules.ts';
import type { TextId } from '../../texts/use-texts.ts';

/** What each part of a rule is called in the list that ticks while one types. */
export const partTexts: Record<PasswordPart, TextId> = {
  length: 'password.ruleLength',
  lower: 'password.ruleLower',
  upper: 'password.ruleUpper',
  digit: 'password.ruleDigit',
  special: 'password.ruleSpecial',
  visible: 'password.ruleVisible',
};

/** The lengths that each rule names. */
export const ruleLengths = {
  standard: { min: PasswordLimits.min, max: PasswordLimits.max },
  nist: { min: LoginLimits.passwordMin, max: LoginLimits.passwordMax },
};

export const isStrong = (password: string, rule: PasswordRuleName = 'standard') =>
  fitsPasswordRule(password, rule);

const LONG = 12;

/** How well a password holds: 0 nothing typed, 1 weak, 2 fair, 3 good (every rule holds), 4 strong (and it is long). */
export function strengthOf(password: string, rule: PasswordRuleName = 'standard'): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  if (isStrong(password, rule)) return passwordLength(password) >= LONG ? 4 : 3;
  return PASSWORD_PARTS[rule].filter(({ fits }) => fits(password)).length > 3 ? 2 : 1;
}

export const PASSWORD_TEXTS = {
  required: 'password is required.',
  length: 'password length.',
  mismatch: 'Password doesnot match',
  mismatchLong: 'Password & Confirm password donot match!',
  strongRule: '8-15 characters with lowercase, uppercase letter, numeric digit and special characters',
  nistRule: '8-30 characters: letters of any script, digits, signs and spaces',
} as const;

/** The rule in one sentence. */
export const ruleText = (rule: PasswordRuleName) =>
  rule === 'nist' ? PASSWORD_TEXTS.nistRule : PASSWORD_TEXTS.strongRule;

/** Message of one password field, or '' when its length fits. */
export function fieldMessage(password: string, min: number = LoginLimits.passwordMin): string {
  if (password === '') return PASSWORD_TEXTS.required;
  const length = passwordLength(password);
  return length < min || length > LoginLimits.passwordMax ? PASSWORD_TEXTS.length : '';
}
