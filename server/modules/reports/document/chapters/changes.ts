import type { Recommendation } from '../../../../../contract/rating-basis.ts';
import type { ReportChange } from '../../../../../contract/reports/report-data.ts';
import { REPORT_TEXTS, type ReportText } from '../../../../../contract/texts/report.ts';
import type { RatingBand } from '../../../../../contract/words.ts';
import type { Cell, Chapter } from '../blocks.ts';
import type { ReportWords } from '../report-words.ts';
import { sectionTitle } from '../written.ts';

/** What differs from the version before; nothing in a first version. */
export function changesChapter(words: ReportWords): Omit<Chapter, 'key'> | null {
  const { report, say } = words;
  const { changes } = report;
  if (!changes) return null;
  const title = say('chapter.changes', { version: changes.since });
  if (changes.entries.length === 0) return { title, blocks: [{ kind: 'text', text: say('change.none') }] };
  return {
    title,
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: say('change.what'), width: 40 },
          { title: say('change.before', { version: changes.since }), width: 30 },
          { title: say('change.now'), width: 30 },
        ],
        rows: changes.entries.map((entry): Cell[] => {
          const [what, before, now] = described(words, entry);
          return [{ text: what }, { text: before }, { text: now }];
        }),
      },
    ],
  };
}

function described(words: ReportWords, change: ReportChange): [what: string, before: string, now: string] {
  const { say, word } = words;
  const label = say(`change.${change.kind}`);
  const shown = (text: string) => text || say('change.nothing');
  switch (change.kind) {
    case 'rating':
      return [
        label,
        say(`rating.${change.before as RatingBand}`),
        say(`rating.${change.after as RatingBand}`),
      ];
    case 'recommendation':
      return [
        label,
        say(`advice.${change.before as Recommendation}`),
        say(`advice.${change.after as Recommendation}`),
      ];
    case 'score':
      return [label, change.before, change.after];
    case 'finding_added':
    case 'match_added':
      return [`${label}: ${namesOf(change)}`, '', '✓'];
    case 'finding_removed':
    case 'match_removed':
      return [`${label}: ${namesOf(change)}`, '✓', ''];
    case 'section':
      return [`${label}: ${sectionTitle(words, change.name)}`, '', ''];
    case 'match_decided':
      return [`${label}: ${namesOf(change)}`, word(change.before), word(change.after)];
    case 'fact':
      return [`${label}: ${factLabel(words, change.name)}`, shown(change.before), shown(change.after)];
    default:
      return [`${label}: ${change.name}`, shown(change.before), shown(change.after)];
  }
}

const factLabel = ({ say }: ReportWords, name: string) =>
  Object.hasOwn(REPORT_TEXTS, `fact.${name}`) ? say(`fact.${name}` as ReportText) : name;

const namesOf = (change: { name: string; listed?: string }) =>
  change.listed ? `${change.name} – ${change.listed}` : change.name;
