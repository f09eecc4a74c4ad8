import type { SealedData } from '../../../../contract/reports/report-data.ts';
import { REPORT_TEXTS, type ReportText } from '../../../../contract/texts/report.ts';
import { dayIn, timeIn } from '../../../../contract/time-zone.ts';
import { DISPOSITION_REASONS } from '../../../../contract/words.ts';
import { countryName, type Language, type TextValues } from '../../../platform/index.ts';
import { reportText, reportWord, similarityText } from '../../assessment/index.ts';
import { type Because, reasonsIn } from '../../screening/index.ts';

/** How one report is put into words: its data, and its language. */
export type ReportWords = {
  report: SealedData;
  language: Language;
  say(id: ReportText, values?: TextValues): string;
  /** What a code of the data is called; the code itself where nobody named it. */
  word(code: string): string;
  /** A title of a master list: translated while it is the first one, else as an administrator wrote it. */
  title(text: string): string;
  /** The reason of a decision, and what was remarked with it. */
  decision(reason: string): string;
  country(code: string): string;
  /** Why something is so. */
  because(given: Because): string;
  isolated(text: string): string;
  /** With the comma of the language. */
  list(all: readonly string[]): string;
  percent(value: number): string;
  /** How similar two names are, 0–1. */
  similarity(value: number): string;
  /** The firm’s day of an instant, `yyyy-MM-dd`. */
  day(at: string): string;
  /** An instant as the firm’s clocks show it: `2026-11-21 02:00 (Asia/Kolkata)`. */
  time(at: string): string;
};

/** The titles that the master lists begin with, and the first reasons of decisions: what was sealed has them in English. */
const firstTitles = new Map(
  Object.entries(REPORT_TEXTS)
    .filter(([id]) => id.startsWith('title.') || DISPOSITION_REASONS.some((code) => id === `word.${code}`))
    .map(([id, title]) => [title as string, id as ReportText]),
);

/** A title of a master list: translated while it is the first one, else as an administrator wrote it. */
export function titleIn(language: Language, text: string): string {
  const id = firstTitles.get(text);
  return id ? reportText(language, id) : text;
}

export function reportWords(report: SealedData, language: Language): ReportWords {
  const { timeZone } = report;
  // Between Arabic words, figures, identifiers and what people wrote keep their own direction.
  const isolated = (text: string) => (language === 'ar-SA' ? `\u2068${text}\u2069` : text);
  const title = (text: string) => titleIn(language, text);
  const day = (at: string) => dayIn(timeZone, new Date(at));
  return {
    report,
    language,
    say: (id, values) => reportText(language, id, values),
    word: (code) => reportWord(language, code),
    title,
    decision: (reason) => {
      const [label = '', ...remark] = reason.split(': ');
      return [title(label), ...(remark.length > 0 ? [isolated(remark.join(': '))] : [])].join(': ');
    },
    country: (code) => countryName(language, code),
    because: (given) => reasonsIn(language, given),
    isolated,
    list: (all) => all.join(language === 'ar-SA' ? '، ' : ', '),
    percent: (value) => isolated(`${Number(value.toFixed(2))} %`),
    similarity: (value) => isolated(similarityText(value)),
    day,
    time: (at) => isolated(`${day(at)} ${timeIn(timeZone, new Date(at))} (${timeZone})`),
  };
}
