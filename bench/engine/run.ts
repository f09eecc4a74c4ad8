import { parseArgs } from 'node:util';
import {
  buildNameIndex,
  type ListEntry,
  rankNames,
  type SearchOptions,
  searchNames,
} from '../../engine/names/index.ts';
import { measureSearch, type Search, type Speed } from './measure-search.ts';
import { type PeerName, peers, peerText } from './peers.ts';
import { publishedList, type SearchedList, syntheticList } from './searched-list.ts';

/** How long a peer is asked: the slow ones take more than that for all questions. */
const PEER_SECONDS = 12;

function explained(entries: ListEntry[]): () => Search {
  return () => {
    const index = buildNameIndex(entries);
    return ({ subject }) => searchNames(index, subject).map((hit) => hit.entryId);
  };
}

function ranked(entries: ListEntry[], options: SearchOptions): () => Search {
  return () => {
    const index = buildNameIndex(entries);
    return ({ subject }) => rankNames(index, subject, options).map((hit) => hit.entryId);
  };
}

function peer(name: string, names: readonly PeerName[]): () => Search {
  return () => {
    const search = peers[name]!(names);
    return ({ subject }) => [...new Set(search(peerText(subject.name)).map((id) => names[id]!.entry))];
  };
}

function namesOf(entries: readonly ListEntry[]): PeerName[] {
  const all = entries.flatMap((entry) => entry.names.map(({ text }) => ({ entry: entry.id, text })));
  return all.map(({ entry, text }, id) => ({ id, entry, text: peerText(text) }));
}

function print(title: string, speed: Speed): void {
  const figures = [
    `built in ${speed.buildSeconds.toFixed(2)} s`,
    `${speed.megabytes.toFixed(0)} MB`,
    `${speed.perSecond.toFixed(0)} searches/s (${speed.perCpuSecond.toFixed(0)} a CPU second)`,
    `p50 ${speed.p50.toFixed(2)} ms, p99 ${speed.p99.toFixed(2)} ms, worst ${speed.worst.toFixed(1)} ms`,
    `recall@1 ${speed.first.toFixed(3)}, @10 ${speed.amongTen.toFixed(3)}`,
    `${speed.asked} asked`,
  ];
  console.log(`${title.padEnd(28)} ${figures.join('; ')}`);
}

function compareAll({ title, entries, warmUp, questions }: SearchedList, withPeers: boolean): void {
  const count = entries.reduce((sum, entry) => sum + entry.names.length, 0);
  console.log(`${title}: ${entries.length} entries, ${count} names; one thread`);
  print('Prudence, explained', measureSearch(explained(entries), warmUp, questions));
  print(
    'Prudence, the ten best',
    measureSearch(ranked(entries, { limit: 10, threshold: 0 }), warmUp, questions),
  );
  console.log(`Memory of the process: ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`);
  if (!withPeers) return;
  const names = namesOf(entries);
  for (const name of Object.keys(peers))
    print(name, measureSearch(peer(name, names), warmUp, questions, PEER_SECONDS));
}

const { values } = parseArgs({
  options: { synthetic: { type: 'string' }, alone: { type: 'boolean', default: false } },
});
const list = values.synthetic === undefined ? publishedList() : syntheticList(Number(values.synthetic));
compareAll(list, !values.alone);
