import type { Block } from './blocks.ts';
import type { ReportWords } from './report-words.ts';

type Section = ReportWords['report']['sections'][number];

export const sectionOf = ({ report }: ReportWords, key: string): Section | undefined =>
  report.sections.find((section) => section.key === key);

/** What people wrote in a section. Reports that were sealed before it was told apart give all of its text. */
export const ownText = ({ text, own = text }: Section): string => own.trim();

/** The paragraphs of a text; a line that begins with a dash is an item of a list. */
export function paragraphs(text: string, cites: number[] = []): Block[] {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return parts.map((part, place) => ({
    kind: 'text',
    text: part.trim(),
    ...(place === parts.length - 1 && cites.length > 0 ? { cites } : {}),
  }));
}

/** What people wrote in a section under its title, with the findings that it rests on; nothing where they wrote nothing. */
export function writtenSection(words: ReportWords, key: string, withTitle = true): Block[] {
  const section = sectionOf(words, key);
  const text = section ? ownText(section) : '';
  if (!section || text === '') return [];
  const rests = section.findings ?? [];
  return [
    ...(withTitle ? [{ kind: 'heading', text: sectionTitle(words, key) } as const] : []),
    ...paragraphs(text),
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

export const sectionTitle = (words: ReportWords, key: string): string =>
  isKnown(key) ? words.say(`section.${key}`) : (sectionOf(words, key)?.title ?? key);

const known = [
  'scope',
  'summary',
  'rating',
  'identification',
  'registration',
  'ownership',
  'directors',
  'sanctions',
  'pep',
  'litigation',
  'regulatory',
  'bribery',
  'financial',
  'media',
  'country',
  'near_names',
  'limitations',
  'methodology',
  'sources',
  'sign_off',
] as const;
const isKnown = (key: string): key is (typeof known)[number] => (known as readonly string[]).includes(key);
