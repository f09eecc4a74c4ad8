import { REPORT_TEXTS, type ReportText } from '../../../contract/texts/report.ts';
import { type Language, textCatalogue } from '../../platform/index.ts';

/** What a report says besides what people wrote. */
export const reportText = textCatalogue(REPORT_TEXTS, 'report');

/** What a code of the data is called in a report; the code itself where nobody named it. */
export const reportWord = (language: Language, code: string): string =>
  Object.hasOwn(REPORT_TEXTS, `word.${code}`)
    ? reportText(language, `word.${code}` as ReportText)
    : code.replaceAll('_', ' ');

/** How similar two names are, 0–1, with the sign and the decimal that pages give it. */
export const similarityText = (similarity: number): string => `${(similarity * 100).toFixed(1)} %`;

/** A word as it stands within a sentence. */
export const inSentence = (word: string): string =>
  /^[A-Z][a-z]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
