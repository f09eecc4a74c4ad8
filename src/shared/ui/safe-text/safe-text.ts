import { ListLimits, SafeTextLimits } from '../../../../contract/limits.ts';
import { SAFE_TEXT, SEARCH_TEXT, TEXTS } from '../../../../contract/words.ts';

const TAG = /<[^>]*>/;

/** Which characters an input takes, and how many of them. */
type SafeTextRule = { allowed: RegExp; max: number };
export const safeTextRule: SafeTextRule = { allowed: SAFE_TEXT, max: SafeTextLimits.length };
export const searchTextRule: SafeTextRule = { allowed: SEARCH_TEXT, max: ListLimits.search };

/** Letters, digits, space and the listed marks, no tags; empty is fine. Says nothing about length. */
export const isSafeText = (text: string, { allowed } = safeTextRule) => allowed.test(text) && !TAG.test(text);

/** The form's error key of a text that is not safe. */
export const safeTextError = (text: string, rule = safeTextRule): 'safeTextInvalid' | undefined =>
  isSafeText(text, rule) ? undefined : 'safeTextInvalid';

export const SAFE_TEXT_WARNINGS = {
  typing: TEXTS.invalidCharacters,
  paste: 'Invalid character input or incorrect character limit, not allowed!',
} as const;

/** The beginning of a text, cut between characters and never within one. */
const cutTo = (text: string, max: number) => (text.length <= max ? text : [...text].slice(0, max).join(''));

/** What typing leaves: the text cut to its maximum, and whether the rest is safe. */
export function checkTyping(text: string, rule = safeTextRule): { text: string; safe: boolean } {
  const cut = cutTo(text, rule.max);
  return { text: cut, safe: isSafeText(cut, rule) };
}

/** Whether a paste may happen: the pasted text is safe and the result keeps to the maximum. */
export function mayPaste(
  pasted: string,
  { value, ...selection }: { value: string; selectionStart: number | null; selectionEnd: number | null },
  rule = safeTextRule,
): boolean {
  const start = selection.selectionStart ?? value.length;
  const result = value.slice(0, start) + pasted + value.slice(selection.selectionEnd ?? start);
  return isSafeText(pasted, rule) && [...result].length <= rule.max;
}

/** A name as a search box takes it: words and numbers find what they are part of, whatever stands between them. */
export const toSearchText = (name: string) =>
  cutTo(
    [...name.normalize('NFC')]
      .map((sign) => (SEARCH_TEXT.test(sign) ? sign : ' '))
      .join('')
      .replace(/ +/g, ' ')
      .trim(),
    searchTextRule.max,
  ).trim();
