import { parseArgs } from 'node:util';
import { buildNameIndex, NAME_METHOD_VERSION, STRENGTH } from '../../engine/names/index.ts';
import { closestLeftOut } from './closest.ts';
import { measurePairs, scorePairs } from './pairs.ts';
import { measureRetrieval, recallByKind, searchQueries } from './retrieval.ts';
import { askSpellings, spellings, tableByScript } from './scripts.ts';
import { hasData, ofacEntries } from './shared-data.ts';
import { askUnseen, UNSEEN, type Unseen } from './unseen.ts';

/** Goals of the sealed half; what has none is printed for information. */
const GOALS: Record<string, number> = {
  'pair AUC': 0.96,
  'pair AUC, Latin': 0.98,
  'pair recall at 5 % false positives': 0.92,
  'name-bench F1': 0.87,
  'recall@1': 0.95,
  'recall@10': 0.985,
  'recall@10, persons in other scripts': 0.95,
  'recall at 1 % of clean names hitting': 0.91,
};

type Measured = Record<string, number>;

/**
 * `--parts scripts` measures some of it, `--parts closest` what a search for the ten closest leaves out; `--sample 100`
 * asks for so many spellings of each script at most, always the same. `--validation` prints what the method was not
 * fitted to, and `--unseen eu,un,pairs` sets that no method was fitted to; either counts as a look, which
 * docs/benchmarks.md records, one a method version.
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'pairs,search,scripts' },
    sample: { type: 'string' },
    validation: { type: 'boolean', default: false },
    unseen: { type: 'string', default: '' },
  },
});
const parts = values.parts.split(',');

function print(columns: Measured[]): void {
  for (const name of Object.keys(columns[0]!)) {
    const figures = columns.map((part) => (part[name] ?? Number.NaN).toFixed(4));
    const goal = GOALS[name];
    const judged = columns[1] ?? columns[0]!;
    const verdict = goal === undefined ? '' : `  goal ${goal}  ${judged[name]! >= goal ? 'met' : 'MISSED'}`;
    console.log(`${name.padEnd(40)} ${figures.join('  ')}${verdict}`);
  }
}

/** Measures what the method was fitted to and, where it is asked for, what it was not, and both together. */
function byPart<Item extends { part: string }>(items: Item[], measure: (items: Item[]) => Measured): void {
  const of = (part: string) => measure(items.filter((item) => item.part === part));
  print(values.validation ? [of('tuning'), of('validation'), measure(items)] : [of('tuning')]);
}

function isShown({ part }: { part: string }): boolean {
  return part === 'tuning' || values.validation;
}

function measurePublished(): void {
  const index = buildNameIndex(ofacEntries());
  const heads = values.validation ? 'tuning  valid.  all' : 'tuning';
  console.log(`Method ${NAME_METHOD_VERSION}, development half${' '.repeat(9)} ${heads}`);
  if (parts.includes('pairs')) byPart(scorePairs(index), measurePairs);
  if (!parts.includes('search')) return;
  const searched = searchQueries(index);
  byPart(searched, measureRetrieval);
  console.log('\nrecall@1 / recall@10 by kind of query');
  for (const [kind, line] of Object.entries(recallByKind(searched.filter(isShown))))
    console.log(`  ${kind.padEnd(26)} ${line}`);
}

const most = values.sample === undefined ? undefined : Number(values.sample);

function measureScripts(): void {
  for (const part of values.validation ? (['tuning', 'validation'] as const) : (['tuning'] as const)) {
    const asked = askSpellings(spellings(part, most));
    console.log(`\nPoliticians by their spellings in other scripts, ${NAME_METHOD_VERSION}, ${part}`);
    console.log('  script        asked     @1    @10  at .74  others at .74');
    for (const line of tableByScript(asked)) console.log(line);
  }
}

function measureClosest(): void {
  console.log(`\nFirst at ${STRENGTH.medium} and not among the ten closest, ${NAME_METHOD_VERSION}, tuning`);
  for (const line of closestLeftOut(most)) console.log(line);
}

async function measureUnseen(which: Unseen): Promise<void> {
  console.log(`\nSpellings in other scripts, ${NAME_METHOD_VERSION}, unseen set ${which}`);
  console.log('  script        asked     @1    @10  at .74  others at .74');
  for (const line of tableByScript(await askUnseen(which))) console.log(line);
}

if (!hasData()) {
  console.log(
    'Skipped: the published data is not here. Set PRUDENCE_SHARED to the folder that holds data/quality.',
  );
} else {
  if (parts.includes('pairs') || parts.includes('search')) measurePublished();
  if (parts.includes('scripts')) measureScripts();
  if (parts.includes('closest')) measureClosest();
  for (const which of UNSEEN) if (values.unseen.split(',').includes(which)) await measureUnseen(which);
}
