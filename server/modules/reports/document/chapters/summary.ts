import type { Block, Chapter } from '../blocks.ts';
import type { ReportWords } from '../report-words.ts';
import { writtenSection } from '../written.ts';

/** What a reader needs who reads one page: what people concluded, and how much stands behind it. */
export function summaryChapter(words: ReportWords): Omit<Chapter, 'key'> {
  const { report, say, percent } = words;
  const decided = (disposition: string) =>
    report.matches.filter((match) => match.disposition === disposition).length;
  const fact = (label: string, text: string) => ({ label, value: { text } });
  const { sanctionedPct } = report.ownership;
  const glance: Block = {
    kind: 'facts',
    rows: [
      fact(
        say('glance.findings'),
        say('glance.findings.text', {
          count: report.findings.length,
          high: report.findings.filter(({ severity }) => severity === 'high').length,
        }),
      ),
      fact(
        say('glance.matches'),
        report.matches.length === 0
          ? say('glance.matches.none')
          : say('glance.matches.text', {
              true: decided('true_match'),
              possible: decided('possible'),
              rejected: decided('false_positive'),
            }),
      ),
      ...(sanctionedPct > 0 ? [fact(say('glance.owners'), percent(sanctionedPct))] : []),
      fact(
        say('glance.screened'),
        say('glance.screened.text', {
          names: report.screening.names.length,
          lists: report.screening.lists.length,
        }),
      ),
    ],
  };
  return { title: say('chapter.summary'), blocks: [...writtenSection(words, 'summary', false), glance] };
}
