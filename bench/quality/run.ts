import { buildNameIndex, NAME_METHOD_VERSION } from '../../engine/names/index.ts';
import { measurePairs, scorePairs } from './pairs.ts';
import { measureRetrieval, recallByKind, searchQueries } from './retrieval.ts';
import { hasData, ofacEntries } from './shared-data.ts';

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

function print(tuning: Measured, validation: Measured, all: Measured): void {
  for (const name of Object.keys(all)) {
    const figures = [tuning, validation, all].map((part) => (part[name] ?? Number.NaN).toFixed(4));
    const goal = GOALS[name];
    const verdict =
      goal === undefined ? '' : `  goal ${goal}  ${(validation[name] ?? 0) >= goal ? 'met' : 'MISSED'}`;
    console.log(`${name.padEnd(40)} ${figures.join('  ')}${verdict}`);
  }
}

/** Measures all, and apart what the method was fitted to and what it was not. */
function byPart<Item extends { part: string }>(items: Item[], measure: (items: Item[]) => Measured): void {
  const of = (part: string) => measure(items.filter((item) => item.part === part));
  print(of('tuning'), of('validation'), measure(items));
}

if (!hasData()) {
  console.log(
    'Skipped: the published data is not here. Set PRUDENCE_SHARED to the folder that holds data/quality.',
  );
} else {
  const index = buildNameIndex(ofacEntries());
  console.log(`Method ${NAME_METHOD_VERSION}, development half${' '.repeat(9)} tuning  valid.  all`);
  byPart(scorePairs(index), measurePairs);
  const searched = searchQueries(index);
  byPart(searched, measureRetrieval);
  console.log('\nrecall@1 / recall@10 by kind of query');
  for (const [kind, line] of Object.entries(recallByKind(searched)))
    console.log(`  ${kind.padEnd(26)} ${line}`);
}
