import { LoginLimits, PasswordLimits } from '../../../../contract/limits.ts';
import type { PasswordRuleName } from '../../../../contract/words.ts';
import type { TextId } from '../../texts/use-texts.ts';

export type PasswordRule = { text: TextId; holds: (password: string) => boolean };

/** How many characters a person would count. */
const lengthOf = (password: string) => [...password].length;
const within = (min: number, max: number): PasswordRule => ({
  text: 'password.ruleLength',
  holds: (password) => lengthOf(password) >= min && lengthOf(password) <= max,
});

/** The rule in force, taken apart so that each part can tick while one types; the server judges by the same. */
export const passwordRules: Record<PasswordRuleName, readonly PasswordRule[]> = {
  standard: [
    within(PasswordLimits.min, PasswordLimits.max),
    { text: 'password.ruleLower', holds: (password) => /[a-z]/.test(password) },
    { text: 'password.ruleUpper', holds: (password) => /[A-Z]/.test(password) },
    { text: 'password.ruleDigit', holds: (password) => /\d/.test(password) },
    {
      // Everything that an English keyboard prints, and nothing else.
      text: 'password.ruleSpecial',
      holds: (password) => /[!-/:-@[-`{-~]/.test(password) && /^[!-~]*$/.test(password),
    },
  ],
  nist: [
    within(LoginLimits.passwordMin, LoginLimits.passwordMax),
    {
      text: 'password.ruleVisible',
      holds: (password) => /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u.test(password),
    },
  ],
};

/** The lengths that each rule names. */
export const ruleLengths = {
  standard: { min: PasswordLimits.min, max: PasswordLimits.max },
  nist: { min: LoginLimits.passwordMin, max: LoginLimits.passwordMax },
};

export const isStrong = (password: string, rule: PasswordRuleName = 'standard') =>
  passwordRules[rule].every(({ holds }) => holds(password));

const LONG = 12;

/** How well a password holds: 0 nothing typed, 1 weak, 2 fair, 3 good (every rule holds), 4 strong (and it is long). */
export function strengthOf(password: string, rule: PasswordRuleName = 'standard'): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  if (isStrong(password, rule)) return lengthOf(password) >= LONG ? 4 : 3;
  return passwordRules[rule].filter(({ holds }) => holds(password)).length > 3 ? 2 : 1;
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
  return password.length < min || password.length > LoginLimits.passwordMax ? PASSWORD_TEXTS.length : '';
}
