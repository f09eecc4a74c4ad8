import { LoginLimits, PasswordLimits } from './limits.ts';

/** How a password must be made: the specification's 8 to 15 characters of four kinds, or NIST's SP 800-63B. */
export const PASSWORD_RULES = ['standard', 'nist'] as const;
export type PasswordRuleName = (typeof PASSWORD_RULES)[number];

/**
 * The length of a password: code points of its composed form (NFC), as NIST's SP 800-63B counts (2017). One ä is one
 * character however a keyboard writes it. Graphemes would follow the Unicode version of each browser.
 */
export const passwordLength = (password: string): number => [...password.normalize('NFC')].length;

const within = (min: number, max: number) => (password: string) => {
  const length = passwordLength(password);
  return length >= min && length <= max;
};

/** Nothing that cannot be seen, but the joiners that Hindi and Persian are spelled with. */
const isVisible = (password: string) => /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u.test(password);

type Part = { part: PasswordPart; fits: (password: string) => boolean };
export type PasswordPart = 'length' | 'lower' | 'upper' | 'digit' | 'special' | 'visible';

/** The rules of which an administrator chooses one, part by part: server and browser judge by the same. */
export const PASSWORD_PARTS: Record<PasswordRuleName, readonly Part[]> = {
  standard: [
    { part: 'length', fits: within(PasswordLimits.min, PasswordLimits.max) },
    { part: 'lower', fits: (password) => /\p{Ll}/u.test(password) },
    { part: 'upper', fits: (password) => /\p{Lu}/u.test(password) },
    { part: 'digit', fits: (password) => /\p{Nd}/u.test(password) },
    {
      part: 'special',
      fits: (password) => /[\p{P}\p{S}]/u.test(password) && !/\s/u.test(password) && isVisible(password),
    },
  ],
  nist: [
    { part: 'length', fits: within(LoginLimits.passwordMin, LoginLimits.passwordMax) },
    { part: 'visible', fits: isVisible },
  ],
};

/** Whether a password is made as the rule says. */
export const fitsPasswordRule = (password: string, rule: PasswordRuleName): boolean =>
  PASSWORD_PARTS[rule].every(({ fits }) => fits(password));
