import { LoginLimits, PasswordLimits } from '../../../../contract/limits.ts';

export type PasswordRule = { key: string; text: string; holds: (password: string) => boolean };

/** The strong-password rule, taken apart so that each part can tick while one types. */
export const passwordRules: readonly PasswordRule[] = [
  {
    key: 'length',
    text: `${PasswordLimits.min}–${PasswordLimits.max} characters`,
    holds: (password) => password.length >= PasswordLimits.min && password.length <= PasswordLimits.max,
  },
  { key: 'lower', text: 'A lowercase letter', holds: (password) => /[a-z]/.test(password) },
  { key: 'upper', text: 'An uppercase letter', holds: (password) => /[A-Z]/.test(password) },
  { key: 'digit', text: 'A digit', holds: (password) => /\d/.test(password) },
  {
    key: 'special',
    text: 'A special character and no space',
    holds: (password) => /[^A-Za-z0-9\s]/.test(password) && !/\s/.test(password),
  },
];

export const isStrong = (password: string) => passwordRules.every((rule) => rule.holds(password));

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
