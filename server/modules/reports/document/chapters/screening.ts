import type { Block, Cell, Chapter } from '../blocks.ts';
import type { ReportWords } from '../report-words.ts';
import { writtenSection } from '../written.ts';

type Match = ReportWords['report']['matches'][number];

/** What people wrote of the lists, and what was decided of each match. */
export function screeningChapter(words: ReportWords): Omit<Chapter, 'key'> {
  const { report, say } = words;
  const counting = report.matches.filter(({ disposition }) => disposition !== 'false_positive');
  const rejected = report.matches.filter(({ disposition }) => disposition === 'false_positive');
  const heading = (text: string): Block => ({ kind: 'heading', text });
  const none = say(report.matches.length === 0 ? 'glance.matches.none' : 'match.noneCounts');
  const nearNames = writtenSection(words, 'near_names', false);
  return {
    title: say('chapter.screening'),
    blocks: [
      ...writtenSection(words, 'sanctions'),
      ...writtenSection(words, 'pep'),
      ...(counting.length > 0
        ? [heading(say('match.decided')), table(words, counting)]
        : [{ kind: 'text', text: none } as const]),
      ...partiesTable(words),
      ...(rejected.length > 0 || nearNames.length > 0 ? [heading(say('section.near_names'))] : []),
      ...nearNames,
      ...(rejected.length > 0 ? [table(words, rejected)] : []),
    ],
  };
}

function table(
  { say, word, decision, similarity: similarityOf }: ReportWords,
  matches: readonly Match[],
): Block {
  return {
    kind: 'table',
    columns: [
      { title: say('match.name'), width: 23 },
      { title: say('match.listed'), width: 23 },
      { title: say('match.list'), width: 16 },
      { title: say('match.similarity'), width: 11, numeric: true },
      { title: say('match.decision'), width: 27 },
    ],
    rows: matches.map(({ subject, listedName, watchlist, similarity, disposition, reason }): Cell[] => [
      { text: subject },
      { text: listedName },
      { text: watchlist },
      { text: similarityOf(similarity) },
      { text: reason ? `${word(disposition)}\n${decision(reason)}` : word(disposition) },
    ]),
  };
}

/** Each confirmed party on several lists once, with them all; of others the matches tell the list. */
function partiesTable({ report, say, isolated, day }: ReportWords): Block[] {
  const parties = report.parties.filter(({ lists }) => lists.length > 1);
  if (parties.length === 0) return [];
  const listOf = ({ watchlist, since }: (typeof parties)[number]['lists'][number]) =>
    since ? say('match.since', { list: isolated(watchlist), day: day(since) }) : isolated(watchlist);
  return [
    { kind: 'heading', text: say('match.parties') },
    {
      kind: 'table',
      columns: [
        { title: say('match.party'), width: 40 },
        { title: say('match.lists'), width: 60 },
      ],
      rows: parties.map(({ name, lists }): Cell[] => [
        { text: name },
        { text: lists.map(listOf).join('\n') },
      ]),
    },
  ];
}
