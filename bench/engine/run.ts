import { parseArgs } from 'node:util';
import type { Subject } from '../../engine/names/index.ts';
import { hasData, ofacEntries, readLines, typeOf } from '../quality/shared-data.ts';
import { measureSearch, type Speed } from './measure-search.ts';
import { syntheticEntries, syntheticQueries } from './synthetic-names.ts';

type QueryLine = { query: string; type: string };

function print(title: string, speed: Speed): void {
  console.log(
    `${title}: ${speed.names} names, built in ${speed.buildSeconds.toFixed(2)} s, index ${speed.indexMegabytes.toFixed(0)} MB; ` +
      `${speed.perSecond.toFixed(0)} searches/s (${speed.perCpuSecond.toFixed(0)} a CPU second), ` +
      `p50 ${speed.p50.toFixed(2)} ms, p99 ${speed.p99.toFixed(2)} ms`,
  );
}

function ofac(): void {
  const lines = readLines<QueryLine>('quality/queries.jsonl');
  const subjects: Subject[] = lines.map(({ query, type }) => ({ name: query, type: typeOf(type) }));
  const warmUp = subjects.filter((_, at) => at % 4 === 0);
  const rest = subjects.filter((_, at) => at % 4 !== 0);
  print('OFAC list', measureSearch(ofacEntries(), warmUp, rest));
}

function synthetic(count: number): void {
  const entries = syntheticEntries(count);
  const subjects = syntheticQueries(entries, 2500).map((name): Subject => ({ name, type: 'person' }));
  print('Synthetic list', measureSearch(entries, subjects.slice(0, 500), subjects.slice(500)));
}

const { values } = parseArgs({ options: { synthetic: { type: 'string' } } });

if (values.synthetic !== undefined) synthetic(Number(values.synthetic));
else if (hasData()) ofac();
else synthetic(23_000);
