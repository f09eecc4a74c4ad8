import { PasswordLimits } from '../../../../contract/limits.ts';
import { blockedWords } from './blocked-words.ts';

/** 8–15 printable ASCII characters with a lowercase and an uppercase letter, a digit and a special character. */
const strong = new RegExp(
  `^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])(?=.*[!-/:-@[-\`{-~])[!-~]{${PasswordLimits.min},${PasswordLimits.max}}$`,
);

export const isStrong = (password: string) => strong.test(password);

export const strengthMessage =
  '8-15 characters with lowercase, uppercase letter, numeric digit and special characters';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll('$', 's')
    .replaceAll('1', 'i')
    .replaceAll('!', 'i')
    .replaceAll('3', 'e')
    .replace(/[^a-z]/g, '');

/** Whether a password is little more than a word everybody tries first, or the person's own name. */
export function isBlocked(password: string, own: readonly string[]): boolean {
  const letters = plain(password);
  if (blockedWords.some((word) => letters.includes(word) && letters.length - word.length <= 2)) return true;
  return own.map(plain).some((name) => name.length >= 4 && letters.includes(name));
}
