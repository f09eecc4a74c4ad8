import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { blockedWords } from './blocked-words.ts';

/** The letters that are left when the usual substitutions are undone: `P@ssw0rd1!` reads as `passwordii`. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll('$', 's')
    .replaceAll('1', 'i')
    .replaceAll('!', 'i')
    .replaceAll('3', 'e')
    .replace(/\P{L}/gu, '');

/** Whether a password is little more than a word everybody tries first, or holds the person's name or a word of the firm. */
export function isBlocked(password: string, own: readonly string[], policy: SecurityPolicy): boolean {
  if (!policy.blockList) return false;
  const letters = plain(password);
  if (blockedWords.some((word) => letters.includes(word) && letters.length - word.length <= 2)) return true;
  return [...own, ...policy.blockedWords]
    .map(plain)
    .some((name) => name.length >= 4 && letters.includes(name));
}
