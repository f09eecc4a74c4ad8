import { weigh } from '../score/compare.ts';
import type { Side } from '../score/edge.ts';
import { joinSounds } from '../tokens/fold.ts';
import { prepareName } from '../tokens/normalise.ts';
import { isDistinctive } from '../tokens/tokens.ts';
import type { ListEntry, SubjectType } from '../types.ts';
import { type Bounds, boundsFor, findCandidates } from './candidates.ts';
import { buildNameIndex, type NameIndex } from './name-index.ts';
import { poolsFor } from './type-fits.ts';

const listOf = (names: string[], typeOf: (at: number) => SubjectType = () => 'person'): ListEntry[] =>
  names.map((text, at) => ({
    ...{ id: `${at}`.padStart(4, '0'), type: typeOf(at), identifiers: [], countries: [], births: [] },
    names: [{ text, kind: 'primary' }],
  }));
const sideOf = (index: NameIndex, name: string) => weigh(prepareName(name, 'person'), index.rarity);
const ALL: Bounds = { missing: 1, share: 0 };

type Unit = { weight: number; joined: boolean; list: Map<number, number>; split: Set<number> };

/** The words of a query, the heaviest first, then its neighbours as one word, with what is like them in the list. */
function unitsOf(index: NameIndex, { tokens, weights }: Side): Unit[] {
  const unit = (
    weight: number,
    joined: boolean,
    skeleton: string,
    list: { numbers: Uint32Array; similarities: Float32Array },
  ) => {
    const split = new Set<number>();
    index.joins.find(skeleton, (name) => split.add(name));
    return {
      weight,
      joined,
      split,
      list: new Map([...list.numbers].map((number, at) => [number, list.similarities[at]!])),
    };
  };
  const words = tokens.flatMap((token, at) =>
    isDistinctive(token) ? [unit(weights[at]!, false, token.skeleton, index.lookup.similar(token))] : [],
  );
  const joins = tokens.slice(1).flatMap((next, at) => {
    const token = tokens[at]!;
    if (!isDistinctive(token) && !isDistinctive(next)) return [];
    const list = index.lookup.similarJoined([token, next]);
    return [unit(weights[at]! + weights[at + 1]!, true, joinSounds(token.skeleton, next.skeleton), list)];
  });
  return [...words.sort((a, b) => b.weight - a.weight), ...joins];
}

/** Which names are let through, by the definition: each name looked at by itself. */
function defined(index: NameIndex, side: Side, { missing, share: least }: Bounds) {
  const units = unitsOf(index, side);
  const whole = side.weights.reduce((sum, weight) => sum + weight, 0);
  const found: { name: number; joined: boolean; share: number }[] = [];
  for (let name = 0; name < index.nameEntry.length; name++) {
    const tokens = index.nameTokens.subarray(index.tokenStart[name], index.tokenStart[name + 1]);
    let [score, seen, joined, isIn] = [0, 0, false, false];
    for (const unit of units) {
      const best = [...unit.list].find(([number]) => tokens.includes(number));
      const parted = unit.split.has(name);
      if ((best || parted) && (isIn || unit.joined || seen <= missing * whole)) {
        isIn = true;
        score += best ? (index.weights[best[0]]! + unit.weight) * best[1] ** 2 : unit.weight * 1.8;
        joined ||= parted || unit.joined;
      }
      if (!unit.joined) seen += unit.weight;
    }
    const share = Math.min(1, score / (whole + index.nameWeight[name]!));
    if (isIn && share >= least) found.push({ name, joined, share });
  }
  return found.sort((a, b) => b.share - a.share || a.name - b.name);
}

let seed = 21;
const below = (count: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % count;
};
const STEMS = 'zor mir kest pet var dal gor tam rash lin bek sol'.split(' ');
const ENDINGS = 'in ov a ak el iman'.split(' ');
const word = () => STEMS[below(STEMS.length)]! + ENDINGS[below(ENDINGS.length)]!;
const anyName = () => {
  const words = Array.from({ length: 1 + below(4) }, word);
  return (below(4) === 0 ? [words.slice(0, 2).join(''), 'van', ...words.slice(2)] : words).join(' ');
};

describe('the names that are worth a close look', () => {
  test.each([0, 0.74, 0.9])(
    'are those that share enough weight, the most first (threshold %d)',
    (threshold) => {
      const index = buildNameIndex(listOf(Array.from({ length: 150 }, anyName)));
      const bounds = boundsFor(threshold);
      for (let round = 0; round < 40; round++) {
        const side = sideOf(index, anyName());
        const { found } = findCandidates(index, side, poolsFor('person'), bounds);
        const wanted = defined(index, side, bounds);
        expect(found.map(({ name }) => name).sort()).toEqual(wanted.map(({ name }) => name).sort());
        const shares = new Map(wanted.map(({ name, share }) => [name, share]));
        const inOrder = found.map(({ name }) => shares.get(name)!);
        inOrder.slice(1).forEach((share, at) => {
          expect(share).toBeLessThanOrEqual(inOrder[at]! + 1e-6);
        });
        const joined = new Map(wanted.map((one) => [one.name, one.joined]));
        for (const one of found) expect(one.joined).toBe(joined.get(one.name));
      }
    },
  );

  test('are two hundred at most, those that share the most, of equals the first', () => {
    const names = Array.from({ length: 700 }, (_, at) =>
      at % 7 === 0 ? 'Zorin Kestrel' : 'Zorin Mabel Quist',
    );
    const index = buildNameIndex(listOf(names));
    const { found } = findCandidates(index, sideOf(index, 'Zorin Kestrel'), poolsFor('person'), ALL);
    const close = names.flatMap((name, at) => (name === 'Zorin Kestrel' ? [at] : []));
    const far = names.flatMap((name, at) => (name === 'Zorin Kestrel' ? [] : [at]));
    expect(found.map(({ name }) => name)).toEqual([...close, ...far].slice(0, 200));
  });

  test('are of the types that are asked for, those that go with the subject first', () => {
    const types: SubjectType[] = ['person', 'organisation', 'vessel', 'aircraft', 'unknown'];
    const index = buildNameIndex(
      listOf(
        types.map(() => 'Zorin'),
        (at) => types[at]!,
      ),
    );
    const found = (type: SubjectType) =>
      findCandidates(index, sideOf(index, 'Zorin'), poolsFor(type), ALL).found.map(({ name }) => types[name]);
    expect(found('vessel')).toEqual(['vessel', 'unknown', 'person', 'organisation', 'aircraft']);
    expect(found('unknown')).toEqual(types);
  });

  test('leave nothing behind for the next search', () => {
    const index = buildNameIndex(listOf(Array.from({ length: 60 }, anyName)));
    const ask = (name: string) => findCandidates(index, sideOf(index, name), poolsFor('person'), ALL).found;
    const first = ask('Zorin Mirov Petov');
    ask('Kestel Mirova');
    expect(ask('Zorin Mirov Petov')).toEqual(first);
    expect([...index.scratch.score, ...index.scratch.marks].every((value) => value === 0)).toBe(true);
  });

  test('come with the words of the list that are like each word of the query', () => {
    const index = buildNameIndex(listOf(['Zorin Mirza', 'Mirsa van Kestrel']));
    const { similar } = findCandidates(index, sideOf(index, 'Mirza van Zarin'), poolsFor('person'), ALL);
    const words = similar.map(
      (list) => list && Array.from(list.numbers, (number) => index.vocabulary.tokens[number]!.text),
    );
    expect(words).toEqual([['mirza', 'mirsa'], undefined, ['zorin']]);
  });
});
