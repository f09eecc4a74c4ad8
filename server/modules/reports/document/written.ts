import { REPORT_TEXTS, type ReportText } from '../../../../contract/texts/report.ts';
import type { Block } from './blocks.ts';
import { markupBlocks } from './markup-blocks.ts';
import type { ReportWords } from './report-words.ts';

type Section = ReportWords['report']['sections'][number];

const sectionOf = ({ report }: ReportWords, key: string): Section | undefined =>
  report.sections.find((section) => section.key === key);

/** What people wrote in a section. */
const ownText = ({ text, own = text }: Section): string => own.trim();

/** The paragraphs of a text, which an empty line parts. */
export function paragraphs(text: string): Block[] {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return parts.map((part) => ({ kind: 'text', text: part.trim() }));
}

/**
 * What people wrote in a section under its title, or how they answered for it, with the findings that it rests on; nothing
 * where they did neither.
 */
export function writtenSection(words: ReportWords, key: string, withTitle = true): Block[] {
  const section = sectionOf(words, key);
  const text = section ? ownText(section) : '';
  const answer = section?.assessment ? assessmentBlocks(words, section.assessment) : [];
  if (!section || (text === '' && answer.length === 0)) return [];
  const rests = section.findings;
  return [
    ...(withTitle ? [{ kind: 'heading', text: sectionTitle(words, key) } as const] : []),
    ...answer,
    ...markupBlocks(words, text, rests, withTitle),
    ...(rests.length > 0
      ? [
          {
            kind: 'text',
            tone: 'quiet',
            text: words.say('finding.restsOn', { findings: rests.map((place) => `F${place}`).join(', ') }),
          } as const,
        ]
      : []),
  ];
}

function assessmentBlocks(
  { say, isolated }: ReportWords,
  given: NonNullable<Section['assessment']>,
): Block[] {
  const { outcome, searchedOn = '', sources = [], reason = '' } = given;
  if (outcome === 'not_assessed')
    return [{ kind: 'text', text: say('assessed.not_assessed', { reason: isolated(reason) }) }];
  return [
    { kind: 'text', text: say('assessed.nothing_found', { day: isolated(searchedOn) }) },
    { kind: 'list', start: null, items: sources.map((source) => [{ text: source }]) },
  ];
}

export const sectionTitle = (words: ReportWords, key: string): string =>
  Object.hasOwn(REPORT_TEXTS, `section.${key}`)
    ? words.say(`section.${key}` as ReportText)
    : (sectionOf(words, key)?.title ?? key);
