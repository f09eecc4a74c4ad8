import { parseArgs } from 'node:util';
import {
  CLUSTER_METHOD_VERSION,
  type Cluster,
  type EntryPair,
  entryKey,
  findPairs,
  linkKey,
  makeClusters,
} from '../../engine/clusters/index.ts';
import { hasData } from '../quality/shared-data.ts';
import { partOf } from '../quality/split.ts';
import { cleanPersons } from './clean-persons.ts';
import { measureJob } from './measure-job.ts';
import type { PublishedEntry } from './published-entry.ts';
import { publishedEntries } from './published-lists.ts';
import { type SharedNumber, sharedNumbers, tellingNumbers } from './shared-numbers.ts';

/**
 * `--validation` prints the part that the points were not fitted to, and counts as a look at it. `--sample 200` prints so
 * many links that no number proves, to be checked by hand, `--missed` the pairs that were not found. `--job` measures the
 * server's job alone.
 */
const { values } = parseArgs({
  options: {
    validation: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
    sample: { type: 'string', default: '0' },
    clean: { type: 'string', default: '10000' },
    job: { type: 'boolean', default: false },
  },
});

/** The pairs of entries that stand in one cluster, by `linkKey`. */
function pairsWithin(clusters: readonly Cluster[]): Set<string> {
  const pairs = new Set<string>();
  for (const { entries } of clusters)
    entries.forEach((a, at) => {
      for (const b of entries.slice(at + 1)) pairs.add(linkKey(a, b));
    });
  return pairs;
}

const withoutNumbers = (entry: PublishedEntry): PublishedEntry => ({ ...entry, identifiers: [] });

const about = ({ publisher, id, names, births, countries }: PublishedEntry) =>
  `${publisher} ${id}: ${names[0]?.text} [${births.join(', ')}] [${countries.slice(0, 4).join(', ')}]`;

/** The share of pairs with a number in common that stand in one cluster made without numbers. */
function printRecall(entries: PublishedEntry[], truth: SharedNumber[], clusters: readonly Cluster[]): void {
  const found = pairsWithin(clusters);
  const isFound = ({ a, b }: SharedNumber) =>
    found.has(linkKey(entryKey(entries[a]!), entryKey(entries[b]!)));
  const kinds = ['person', 'organisation', 'vessel', 'politician'] as const;
  const kindOf = ({ a, number }: SharedNumber) => (/^Q\d/.test(number) ? 'politician' : entries[a]!.type);
  console.log('\nPairs that share a number, found without it');
  for (const part of values.validation ? ['tuning', 'validation'] : ['tuning'])
    for (const kind of [...kinds, 'person or organisation']) {
      const some = truth.filter(
        (pair) =>
          pair.part === part &&
          (kind === 'person or organisation' ? kindOf(pair) !== 'vessel' : kindOf(pair) === kind),
      );
      const share = some.filter(isFound).length / some.length;
      console.log(
        `  ${part.padEnd(11)}${kind.padEnd(24)}${String(some.length).padStart(5)}  ${share.toFixed(3)}`,
      );
    }
  if (!values.missed) return;
  for (const pair of truth.filter((one) => one.part === 'tuning' && !isFound(one)))
    console.log(`    ${about(entries[pair.a]!)} | ${about(entries[pair.b]!)} | ${pair.number}`);
}

/** Of pairs in one cluster those that give numbers of one scheme: as many give the same, and who gives others. */
function printAgreement(entries: PublishedEntry[], clusters: readonly Cluster[]): void {
  const byKey = new Map(entries.map((entry) => [entryKey(entry), entry]));
  let [same, other, unknown] = [0, 0, 0];
  const differ: string[] = [];
  const open: string[] = [];
  for (const pair of pairsWithin(clusters)) {
    const [a, b] = pairOf(byKey, pair);
    if (a.publisher === b.publisher) continue;
    const [ours, theirs] = [tellingNumbers(a), tellingNumbers(b)];
    const isComparable = a.identifiers.some(({ scheme }) =>
      b.identifiers.some((one) => scheme !== undefined && one.scheme === scheme),
    );
    if (ours.some((number) => theirs.includes(number))) same++;
    else if (isComparable) {
      other++;
      differ.push(`    ${about(a)} | ${about(b)} | ${ours.join(' ')} | ${theirs.join(' ')}`);
    } else {
      unknown++;
      open.push(`    ${about(a)} | ${about(b)}`);
    }
  }
  console.log('\nPairs of two publishers in one cluster');
  console.log(
    `  with the same number ${same}, with other numbers of one scheme ${other}, without ${unknown}`,
  );
  const sample = Number(values.sample);
  if (sample > 0) console.log(`  other numbers:\n${differ.join('\n')}\n  without:`);
  for (let at = 0; at < Math.min(sample, open.length); at++)
    console.log(open[Math.floor((at * open.length) / sample)]);
}

function pairOf(byKey: Map<string, PublishedEntry>, pair: string): [PublishedEntry, PublishedEntry] {
  const [listA, idA, listB, idB] = pair.split('\n');
  return [byKey.get(`${listA}\n${idA}`)!, byKey.get(`${listB}\n${idB}`)!];
}

/** A list without duplicates, split in two: every link between the halves is wrong. */
function printSplitList(list: string, entries: PublishedEntry[], pairs: readonly EntryPair[]): void {
  const halves = entries.map((entry) => {
    const half = entry.list === list && partOf(entry.id) === 'validation' ? `${list} too` : entry.list;
    return { ...withoutNumbers(entry), list: half };
  });
  const within = pairs.filter(({ a, b }) => entries[a]!.list === list && entries[b]!.list === list);
  const wrong = pairsWithin(makeClusters(halves, within));
  const byKey = new Map(halves.map((entry) => [entryKey(entry), entry]));
  const across = [...wrong].filter((pair) => {
    const [a, b] = pairOf(byKey, pair);
    return a.list !== b.list;
  });
  const size = entries.filter((entry) => entry.list === list).length;
  console.log(`  ${list}, ${size} entries: ${across.length} pairs`);
  if (Number(values.sample) > 0)
    for (const pair of across) console.log(`    ${pairOf(byKey, pair).map(about).join(' | ')}`);
}

/** Invented people put into the lists: none may stand in a cluster. */
function printClean(entries: PublishedEntry[], most: number): void {
  const clean = cleanPersons(most);
  const all = [...entries.map(withoutNumbers), ...clean];
  const places = clean.map((_, at) => entries.length + at);
  const pairs = findPairs(all, places);
  const across = pairs.filter(({ a, b }) => all[a]!.list !== 'clean' || all[b]!.list !== 'clean');
  const hit = makeClusters(all, across).filter((one) => one.entries.some((key) => key.startsWith('clean\n')));
  console.log(`  ${clean.length} invented people: ${hit.length} clusters, ${across.length} pairs compared`);
}

if (!hasData()) {
  console.log(
    'Skipped: the published data is not here. Set PRUDENCE_SHARED to the folder that holds data/quality.',
  );
} else if (values.job) {
  await measureJob();
} else {
  const entries = await publishedEntries();
  const began = process.cpuUsage();
  const pairs = findPairs(entries);
  const spent = process.cpuUsage(began).user / 1e6;
  console.log(
    `Method ${CLUSTER_METHOD_VERSION}: ${entries.length} entries, ${pairs.length} pairs compared, ${spent.toFixed(0)} s`,
  );
  const truth = sharedNumbers(entries);
  const byName = pairs.filter(({ names }) => names);
  const clusters = makeClusters(entries.map(withoutNumbers), byName);
  console.log(
    `${clusters.length} clusters without numbers, ${makeClusters(entries, pairs).length} with them`,
  );
  printRecall(entries, truth, clusters);
  printAgreement(entries, clusters);
  console.log('\nPairs that are wrong for certain');
  for (const list of ['ofac', 'un']) printSplitList(list, entries, byName);
  printClean(entries, Number(values.clean));
}
