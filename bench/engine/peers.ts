import anyAscii from 'any-ascii';
import FlexSearch from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { jaroWinkler } from './jaro-winkler.ts';

/** One name of a list, in lower-case ASCII letters, as all peers get it. */
export type PeerName = { id: number; entry: string; text: string };

/** Finds names: the numbers of the best, the best first, several of one entry among them. */
type PeerSearch = (query: string) => number[];

const MOST = 30;

/** The letters that every peer gets, so that none fails only because it knows one script. */
export function peerText(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** General search libraries set up for misspelt names, and the plainest way of all. */
export const peers: Record<string, (names: readonly PeerName[]) => PeerSearch> = {
  minisearch: (names) => {
    const index = new MiniSearch<PeerName>({ fields: ['text'], searchOptions: { fuzzy: 0.2 } });
    index.addAll(names);
    return (query) =>
      index
        .search(query)
        .slice(0, MOST)
        .map(({ id }) => id as number);
  },
  flexsearch: (names) => {
    const index = new FlexSearch.Index({ tokenize: 'forward', encoder: FlexSearch.Charset.LatinAdvanced });
    for (const { id, text } of names) index.add(id, text);
    return (query) => index.search(query, { limit: MOST, suggest: true }) as number[];
  },
  'fuse.js': (names) => {
    const fuse = new Fuse(names, { keys: ['text'], threshold: 0.4, ignoreLocation: true });
    return (query) => fuse.search(query, { limit: MOST }).map(({ item }) => item.id);
  },
  'Jaro-Winkler over all names': (names) => {
    const sorted = names.map(({ text }) => inOrder(text));
    return (query) => {
      const wanted = inOrder(query);
      const scores = Float32Array.from(sorted, (text) => jaroWinkler(wanted, text));
      let limit = 0.6;
      let best: number[] = [];
      scores.forEach((score, id) => {
        if (score <= limit) return;
        best.push(id);
        if (best.length < 4 * MOST) return;
        best = best.sort((a, b) => scores[b]! - scores[a]!).slice(0, MOST);
        limit = scores[best[MOST - 1]!]!;
      });
      return best.sort((a, b) => scores[b]! - scores[a]!).slice(0, MOST);
    };
  },
};

function inOrder(text: string): string {
  return text.split(' ').sort().join(' ');
}
