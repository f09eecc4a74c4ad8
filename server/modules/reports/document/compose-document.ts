import type { SealedData } from '../../../../contract/reports/report-data.ts';
import type { Language } from '../../../platform/index.ts';
import type { Chapter, ReportDocument } from './blocks.ts';
import { changesChapter } from './chapters/changes.ts';
import { signOffChapter, sourcesChapter } from './chapters/closing.ts';
import { findingsChapter } from './chapters/findings.ts';
import { countryChapter, methodChapter } from './chapters/method.ts';
import { ownershipChapter } from './chapters/ownership.ts';
import { overallText, ratingChapter } from './chapters/rating.ts';
import { screeningChapter } from './chapters/screening.ts';
import { subjectChapter } from './chapters/subject.ts';
import { summaryChapter } from './chapters/summary.ts';
import { lookOf } from './look.ts';
import { type ReportWords, reportWords } from './report-words.ts';

export type SealableReport = SealedData & { dataSha256: string };

/** Says each fact of the report once, in the order in which a reader decides; laid out by the renderers. */
const chapters: [key: string, (words: ReportWords) => Omit<Chapter, 'key'> | null][] = [
  ['summary', summaryChapter],
  ['changes', changesChapter],
  ['rating', ratingChapter],
  ['subject', subjectChapter],
  ['ownership', ownershipChapter],
  ['findings', findingsChapter],
  ['screening', screeningChapter],
  ['country', countryChapter],
  ['method', methodChapter],
  ['sources', sourcesChapter],
  ['signOff', signOffChapter],
];

/** The report as a document, in a language: one composition for PDF and Word. */
export function composeDocument(report: SealableReport, language: Language): ReportDocument {
  const words = reportWords(report, language);
  const { say, word } = words;
  const { overall } = report.rating;
  const advice = report.recommendation;
  const fact = (label: string, value: string) => ({ label, value });
  return {
    language,
    title: `${report.number} ${report.legalName}`,
    kicker: say('title'),
    firm: report.firm,
    look: lookOf(report.branding, say('cover.logo', { client: report.client })),
    legalName: report.legalName,
    nativeName: report.nativeName ?? '',
    verdict: {
      risk: overall,
      word: say(`rating.${overall}`),
      label: say('cover.risk'),
      text: overallText(words),
      adviceLabel: say('cover.recommendation'),
      advice: say(`advice.${advice}`),
      why: say(`advice.${advice}.why`),
    },
    facts: [
      fact(say('cover.preparedFor'), report.client),
      fact(say('cover.preparedBy'), report.firm),
      fact(say('cover.report'), say('running', { number: report.number, version: report.version })),
      fact(
        say('cover.subject'),
        report.subject.entityType ? word(report.subject.entityType) : words.title(report.entityType),
      ),
      fact(say('cover.scope'), words.title(report.reportType)),
      fact(say('cover.sealed'), words.time(report.releasedAt)),
      fact(say('cover.draftedBy'), report.draftedBy),
      fact(say('cover.releasedBy'), report.releasedBy),
    ],
    confidential: say('confidential'),
    addressee: say('addressee'),
    copy: say('copy'),
    running: say('running', { number: report.number, version: report.version }),
    hash: report.dataSha256,
    page: say('page', { page: '{page}', pages: '{pages}' }),
    contents: say('contents'),
    chapters: chapters.flatMap(([key, compose]) => {
      const chapter = compose(words);
      return chapter ? [{ key, ...chapter }] : [];
    }),
  };
}
