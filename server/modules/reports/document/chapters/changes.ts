import type { Recommendation } from '../../../../../contract/rating-basis.ts';
import type { ReportChange } from '../../../../../contract/reports/report-data.ts';
import { CODED_FACTS, TITLED_FACTS } from '../../../../../contract/stated-facts.ts';
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
        rows: changes.entries.map((entry): Cell[] => described(words, entry).map((text) => ({ text }))),
      },
    ],
  };
}

/** What changed, and what was before and is now where both can be shown. */
type Described = [what: string] | [what: string, before: string, now: string];

function described(words: ReportWords, change: ReportChange): Described {
  const { say, word, isolated } = words;
  const id = `change.${change.kind}` as const;
  const label = say(Object.hasOwn(REPORT_TEXTS, id) ? id : 'change.other');
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
      return [`${label}: ${namesOf(words, change)}`, '–', '✓'];
    case 'finding_removed':
    case 'match_removed':
      return [`${label}: ${namesOf(words, change)}`, '✓', '–'];
    case 'section':
      return [`${label}: ${sectionTitle(words, change.name)}`];
    case 'match_decided':
      return [`${label}: ${namesOf(words, change)}`, word(change.before), word(change.after)];
    case 'fact': {
      const told = (text: string) => shown(factIn(words, change.name, text));
      return [`${label}: ${factLabel(words, change.name)}`, told(change.before), told(change.after)];
    }
    case 'finding_changed':
    case 'principal': {
      const told = (text: string) => words.list(text.split('\n').map((code) => codeIn(words, code)));
      // Of a finding, its source or what is quoted from it may be all that differs.
      if (change.before === '' && change.after === '')
        return [`${say('change.finding_quoted')}: ${isolated(change.name)}`];
      return [`${label}: ${isolated(change.name)}`, shown(told(change.before)), shown(told(change.after))];
    }
    case 'list':
    case 'owner':
      return [`${label}: ${isolated(change.name)}`, shown(change.before), shown(change.after)];
    default:
      return ofNewerServer(label, change);
  }
}

/** A server of the next release may have sealed kinds that this one has no words for. */
function ofNewerServer(label: string, change: { name?: string; before?: string; after?: string }): Described {
  const { name, before, after } = change;
  const what = name ? `${label}: ${name}` : label;
  return before === undefined && after === undefined ? [what] : [what, before ?? '', after ?? ''];
}

/** Facts that the document calls otherwise than the data. */
const labels: Record<string, ReportText> = {
  registrationIds: 'fact.identifiers',
  lookbackYears: 'fact.lookback',
};

const factLabel = ({ say }: ReportWords, name: string) => {
  const id = labels[name] ?? `fact.${name}`;
  return Object.hasOwn(REPORT_TEXTS, id) ? say(id as ReportText) : name;
};

/** A fact of the data in the words of the report: several stand on lines. */
function factIn(words: ReportWords, name: string, text: string): string {
  const { list, title, isolated, word, say } = words;
  const all = text.split('\n');
  if (CODED_FACTS.includes(name)) return list(all.map((code) => codeIn(words, code)));
  if (TITLED_FACTS.includes(name)) return list(all.map(title));
  if (name === 'lookbackYears') return text && say('fact.years', { count: Number(text) });
  const some = all.filter(Boolean);
  if (name === 'registrationIds') return list(some.map((id) => isolated(id.replace(/^\w+/, word))));
  return name === 'aliases' || name === 'formerNames' ? list(some.map(isolated)) : text;
}

const codeIn = ({ word, country }: ReportWords, code: string) =>
  /^[A-Z]{2}$/.test(code) ? country(code) : word(code);

const namesOf = ({ isolated }: ReportWords, { name, listed }: { name: string; listed?: string }) =>
  [name, ...(listed ? [listed] : [])].map(isolated).join(' – ');
