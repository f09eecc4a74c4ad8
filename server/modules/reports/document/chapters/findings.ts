import type { RatingBand } from '../../../../../contract/words.ts';
import { inSentence } from '../../../assessment/index.ts';
import type { Block, Chapter } from '../blocks.ts';
import type { ReportWords } from '../report-words.ts';
import { sourcesOf } from '../sources.ts';
import { writtenSection } from '../written.ts';

/** What people wrote of the findings, the findings in time, and each of them once with its sources. */
export function findingsChapter(words: ReportWords): Omit<Chapter, 'key'> {
  const { report, say, word } = words;
  const { findings } = report;
  const written = ['litigation', 'regulatory', 'bribery', 'financial', 'media'].flatMap((key) =>
    writtenSection(words, key),
  );
  if (findings.length === 0)
    return {
      title: say('chapter.findings'),
      blocks: [{ kind: 'text', text: say('finding.none') }, ...written],
    };
  const { numbersOf } = sourcesOf(report);
  const each = findings.map(
    ({ category, severity, stage, role, eventDate, summary, excerpt }, place): Block => ({
      kind: 'finding',
      number: place + 1,
      name: word(category),
      risk: severity as RatingBand,
      meta: [
        eventDate ?? say('finding.undated'),
        say('finding.meta', {
          stage: word(stage),
          severity: inSentence(word(severity)),
          role: inSentence(word(role)),
        }),
      ].join(' · '),
      text: summary,
      excerpt: isSame(excerpt, summary) ? '' : excerpt,
      cites: numbersOf[place] ?? [],
    }),
  );
  return { title: say('chapter.findings'), blocks: [...timeline(words), ...each, ...written] };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Machine proposals begin with the passage itself as their summary. */
const isSame = (excerpt: string, summary: string) => plain(excerpt) === plain(summary);

/** From the earliest event to the latest; one event is no line. */
function timeline({ report, say, word }: ReportWords): Block[] {
  const dated = report.findings.flatMap(({ eventDate, category, severity, stage }, place) =>
    eventDate
      ? [
          {
            day: eventDate,
            text: `${word(category)}: ${inSentence(word(stage))}`,
            risk: severity as RatingBand,
            finding: place + 1,
          },
        ]
      : [],
  );
  if (dated.length < 2) return [];
  return [
    { kind: 'heading', text: say('finding.timeline') },
    { kind: 'timeline', entries: dated.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)) },
  ];
}
