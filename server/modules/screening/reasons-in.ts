import { PLAIN_REASONS } from '../../../contract/texts/plain-reasons.ts';
import { REASON_TEXTS, type ReasonText } from '../../../contract/texts/reasons.ts';
import type { Sentence } from '../../../contract/texts/sentence.ts';
import { type Language, textCatalogue } from '../../platform/index.ts';

/** What gives its reasons: in English, and by their codes. */
export type Because = { because: string; reasons: readonly Sentence[] };

const say = textCatalogue(REASON_TEXTS, 'reasons');

/** The English sentence of a reason, or its part of one. */
export const reasonInEnglish = (code: ReasonText, values: Sentence['values'] = {}): string =>
  say('en-US', code, values);

/** The reasons in a language. English is what was stored, or plainer; so are reasons whose codes nobody knows. */
export function reasonsIn(language: Language, { because, reasons }: Because): string {
  if (language === 'en-US') return plainly(reasons) ?? because;
  if (!reasons.every(isKnown)) return because;
  return reasons.map(({ code, values }) => say(language, code as ReasonText, values)).join(' ');
}

/** What an industry of the rating's table is called; undefined where the table has none of that key. */
export const industryName = (language: Language, key: string): string | undefined =>
  Object.hasOwn(REASON_TEXTS, `industry:${key}`) ? say(language, `industry:${key}` as ReasonText) : undefined;

/** In plainer English than was stored, where all of them have such sentences. */
function plainly(reasons: Because['reasons']): string | undefined {
  const sentences = reasons.map(({ code }) => PLAIN_REASONS[code]);
  return sentences.length > 0 && sentences.every((sentence) => sentence !== undefined)
    ? sentences.join(' ')
    : undefined;
}

const isKnown = ({ code }: Sentence) => Object.hasOwn(REASON_TEXTS, code);
