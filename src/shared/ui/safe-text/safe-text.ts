import { SafeTextLimits } from '../../../../contract/limits.ts';
import { SAFE_TEXT as ALLOWED } from '../../../../contract/words.ts';

const TAG = /<[^>]*>/;

/** Letters, digits, space and the listed marks, no tags; empty is fine. Says nothing about length. */
export const isSafeText = (text: string) => ALLOWED.test(text) && !TAG.test(text);

/** The form's error key of a text that is not safe. */
export const safeTextError = (text: string): 'safeTextInvalid' | undefined =>
  isSafeText(text) ? undefined : 'safeTextInvalid';

export const SAFE_TEXT_WARNINGS = {
  typing: 'Invalid character input, not allowed!',
  paste: 'Invalid character input or incorrect character limit, not allowed!',
} as const;

/** What typing leaves: the text cut to its maximum, and whether the rest is safe. */
export function checkTyping(
  text: string,
  max: number = SafeTextLimits.length,
): { text: string; safe: boolean } {
  const cut = text.slice(0, max);
  return { text: cut, safe: isSafeText(cut) };
}

/** Whether a paste may happen: the pasted text is safe and the result keeps to the maximum. */
export function mayPaste(
  pasted: string,
  field: { value: string; selectionStart: number | null; selectionEnd: number | null },
  max: number = SafeTextLimits.length,
): boolean {
  const replaced = (field.selectionEnd ?? field.value.length) - (field.selectionStart ?? field.value.length);
  return isSafeText(pasted) && field.value.length - replaced + pasted.length <= max;
}
