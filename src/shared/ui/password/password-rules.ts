import { LoginLimits, PasswordLimits } from '../../../../contract/limits.ts';
import type { TextId } from '../../texts/use-texts.ts';

export type PasswordRule = { text: TextId; holds: (password: string) => boolean };

/** The strong-password rule, taken apart so that each part can tick while one types. */
export const passwordRules: readonly PasswordRule[] = [
  {
    text: 'password.ruleLength',
    holds: (password) => password.length >= PasswordLimits.min && password.length <= PasswordLimits.max,
  },
  { text: 'password.ruleLower', holds: (password) => /[a-z]/.test(password) },
  { text: 'password.ruleUpper', holds: (password) => /[A-Z]/.test(password) },
  { text: 'password.ruleDigit', holds: (password) => /\d/.test(password) },
  {
    // As the server judges it: everything that an English keyboard prints, and nothing else.
    text: 'password.ruleSpecial',
    holds: (password) => /[!-/:-@[-`{-~]/.test(password) && /^[!-~]*$/.test(password),
  },
];

export const isStrong = (password: string) => passwordRules.every((rule) => rule.holds(password));

const LONG = 12;

/** How well a password holds: 0 nothing typed, 1 weak, 2 fair, 3 good (every rule holds), 4 strong (and it is long). */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  if (isStrong(password)) return password.length >= LONG ? 4 : 3;
  return passwordRules.filter((rule) => rule.holds(password)).length > 3 ? 2 : 1;
}

export const PASSWORD_TEXTS = {
  required: 'password is required.',
  length: 'password length.',
  mismatch: 'Password doesnot match',
  mismatchLong: 'Password & Confirm password donot match!',
  strongRule: '8-15 characters with lowercase, uppercase letter, numeric digit and special characters',
} as const;

/** Message of one password field, or '' when its length fits. */
export function fieldMessage(password: string, min: number = LoginLimits.passwordMin): string {
  if (password === '') return PASSWORD_TEXTS.required;
  return password.length < min || password.length > LoginLimits.passwordMax ? PASSWORD_TEXTS.length : '';
}
