import { LoginLimits, PasswordLimits } from '../../../../contract/limits.ts';
import type { PasswordRuleName } from '../../../../contract/words.ts';

type Rule = { fits(password: string): boolean; message: string };

/** 8–15 printable ASCII characters with a lowercase and an uppercase letter, a digit and a special character. */
const strong = new RegExp(
  `^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])(?=.*[!-/:-@[-\`{-~])[!-~]{${PasswordLimits.min},${PasswordLimits.max}}$`,
);

/** Length alone, of code points that can be seen, spaces among them; joiners are part of how Hindi is spelled. */
const { passwordMin, passwordMax } = LoginLimits;
const visible = new RegExp(
  `^(?:[^\\p{C}\\p{Zl}\\p{Zp}]|[\\u200c\\u200d]){${passwordMin},${passwordMax}}$`,
  'u',
);

export const passwordRules: Record<PasswordRuleName, Rule> = {
  standard: {
    fits: (password) => strong.test(password),
    message: '8-15 characters with lowercase, uppercase letter, numeric digit and special characters',
  },
  nist: {
    fits: (password) => visible.test(password),
    message: `${passwordMin}-${passwordMax} characters: letters of any script, digits, signs and spaces`,
  },
};
