import type { ReportText } from '../../../../contract/texts/report.ts';
import { SECTION_TEXTS, type SectionText } from '../../../../contract/texts/sections.ts';
import {
  countryName,
  dayName,
  type FirmCalendar,
  type Language,
  type TextValues,
  textCatalogue,
} from '../../../platform/index.ts';
import { findRecipients } from '../../identity/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import { type Because, industryName, reasonsIn } from '../../screening/index.ts';
import { inSentence, reportText, reportWord } from '../report-texts.ts';

/** Inside a transaction of the firm: a report is written in the language of the person who raised the request. */
export async function reportLanguage({ authorId }: RequestRecord): Promise<Language> {
  return (await findRecipients([authorId])).get(authorId)?.language ?? 'en-US';
}

const sectionText = textCatalogue(SECTION_TEXTS, 'sections');

/** How the starting texts of one report are put into words: its own, and those that the report has already. */
export function sectionWords(language: Language) {
  const report = (id: ReportText, values?: TextValues) => reportText(language, id, values);
  const word = (code: string) => reportWord(language, code);
  // As the catalogues do it with their values.
  const isolated = (text: string) => (language === 'en-US' ? text : `\u2068${text}\u2069`);
  return {
    say: (id: SectionText, values?: TextValues) => sectionText(language, id, values),
    report,
    /** What a code is called within a sentence. */
    word: (code: string) => inSentence(word(code)),
    country: (code: string) => countryName(language, code),
    industry: (key: string) => industryName(language, key) ?? key.replaceAll('_', ' '),
    because: (given: Because) => reasonsIn(language, given),
    /** A day in words; of a date without a day what is known of it. */
    day: (day: string) => dayName(language, day),
    /** A fact with its label; nothing where it is not known. */
    named: (label: ReportText, value: string | undefined | null) =>
      value && `${report(label)}: ${isolated(value)}`,
    isolated,
    list: (all: readonly string[]) => all.join(language === 'ar-SA' ? '، ' : ', '),
  };
}

export type SectionWords = ReturnType<typeof sectionWords>;

/** When a list was published; where nobody told, when it was imported. */
export const publicationOf = (
  { publishedOn, importedAt }: { publishedOn: string | null; importedAt: string },
  calendar: FirmCalendar,
  { day }: Pick<SectionWords, 'day'>,
): TextValues =>
  publishedOn
    ? { published: day(publishedOn) }
    : { published: 'none', imported: day(calendar.dayOf(new Date(importedAt))) };

/** What a person wrote, where the sentence around it ends with a full stop of its own. An ellipsis stays. */
export const withoutStop = (text: string) => text.replace(/(?<!\.)[.।]$/, '');
