import type { ReportText } from '../../../../contract/texts/report.ts';
import { dayIn, timeIn } from '../../../../contract/time-zone.ts';
import { countryName, type Language, type TextValues } from '../../../platform/index.ts';
import { reportText, reportWord } from '../../assessment/index.ts';
import { type Because, reasonsIn } from '../../screening/index.ts';
import type { SealedData } from '../compose-report.ts';

/** How one report is put into words: its data, and its language. */
export type ReportWords = {
  report: SealedData;
  language: Language;
  say(id: ReportText, values?: TextValues): string;
  /** What a code of the data is called; the code itself where nobody named it. */
  word(code: string): string;
  country(code: string): string;
  /** Why something is so; what was stored in English where no codes were. */
  because(given: Because): string;
  isolated(text: string): string;
  percent(value: number): string;
  /** The firm’s day of an instant, `yyyy-MM-dd`. */
  day(at: string): string;
  /** An instant as the firm’s clocks show it: `2026-11-21 02:00 (Asia/Kolkata)`. */
  time(at: string): string;
};

export function reportWords(report: SealedData, language: Language): ReportWords {
  const { timeZone = 'UTC' } = report;
  // Between Arabic words, figures, identifiers and what people wrote keep their own direction.
  const isolated = (text: string) => (language === 'ar-SA' ? `\u2068${text}\u2069` : text);
  const day = (at: string) => dayIn(timeZone, new Date(at));
  return {
    report,
    language,
    say: (id, values) => reportText(language, id, values),
    word: (code) => reportWord(language, code),
    country: (code) => countryName(language, code),
    because: (given) => reasonsIn(language, given),
    isolated,
    percent: (value) => isolated(`${Number(value.toFixed(2))} %`),
    day,
    time: (at) => isolated(`${day(at)} ${timeIn(timeZone, new Date(at))} (${timeZone})`),
  };
}
