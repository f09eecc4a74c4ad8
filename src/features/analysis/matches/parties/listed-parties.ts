import type { Match, MatchedParty, PartySplit } from '../../analysis.ts';

/** A listed party with the matches that are about it: in whatever script it is written and on whatever lists it stands. */
export type ListedParty = { key: string; name: string; watchlists: string[]; matches: Match[] };

type Entry = Match['entry'];

/** Shorter numbers are of no party alone. */
const IDENTIFIER_LENGTH = 5;

/**
 * The parties that matches are about, the closest first, each with its matches in the same order. `known` are those that
 * the server found to be one by all that the lists say; what an administrator has split stays apart.
 */
export function listedParties(
  matches: readonly Match[],
  known: readonly MatchedParty[] = [],
  splits: readonly PartySplit[] = [],
): ListedParty[] {
  const parties: Match[][] = [];
  const partyOf = new Map(
    known.flatMap(({ entries }, at) => entries.flatMap((entry) => entry.matches.map((id) => [id, at]))),
  );
  const facts = new Map(matches.map((match) => [match, factsOf(match)]));
  const isOne = (one: Match, other: Match) =>
    isSameParty(facts.get(one), facts.get(other)) ||
    (partyOf.has(one.id) && partyOf.get(one.id) === partyOf.get(other.id));
  const closestFirst = [...matches].sort((a, b) => b.similarity - a.similarity);
  for (const match of closestFirst) {
    const same = parties.filter(
      (party) => party.some((other) => isOne(match, other)) && !areApart([match], party, splits),
    );
    const [first] = same;
    if (!first) parties.push([match]);
    else {
      // It may be what two parties have in common.
      for (const more of same.slice(1)) {
        if (areApart(first, more, splits)) continue;
        first.push(...more);
        parties.splice(parties.indexOf(more), 1);
      }
      first.push(match);
    }
  }
  return parties.map(present);
}

/** The parties with these of their matches alone, without those that have none. */
export function partiesWith(matches: readonly Match[], parties: readonly ListedParty[]): ListedParty[] {
  const shown = new Set(matches);
  return parties
    .map((party) => ({ ...party, matches: party.matches.filter((match) => shown.has(match)) }))
    .filter(({ matches: [first] }) => first);
}

/** Whether an entry of the one side was split from an entry of the other. */
function areApart(ones: readonly Match[], others: readonly Match[], splits: readonly PartySplit[]): boolean {
  const isOf = (some: readonly Match[], { watchlist, entryId }: PartySplit['entry']) =>
    some.some((match) => match.watchlist === watchlist && match.entry.id === entryId);
  return splits.some(({ entry, apartFrom }) =>
    [
      [ones, others],
      [others, ones],
    ].some(([side = [], far = []]) => isOf(side, entry) && apartFrom.some((other) => isOf(far, other))),
  );
}

function present(matches: Match[]): ListedParty {
  const sorted = [...matches].sort((a, b) => b.similarity - a.similarity);
  const [first] = sorted as [Match, ...Match[]];
  return {
    key: keyOf(first),
    name: first.entry.names[0]?.text ?? first.matchedName.text,
    watchlists: [...new Set(sorted.map(({ watchlist }) => watchlist))],
    matches: sorted,
  };
}

const keyOf = ({ watchlist, entry }: Match) => `${watchlist} ${entry.id}`;

type Facts = ReturnType<typeof factsOf>;

/** What is compared of a match, written alike once instead of for every other one. */
const factsOf = (match: Match) => ({
  key: keyOf(match),
  type: match.entry.type,
  identifiers: identifiersOf(match.entry),
  names: match.entry.names.map(({ text }) => wordsOf(text)),
  years: yearsOf(match.entry),
  countries: match.entry.countries,
});

/** The same record, or two of one type that share an identifier, or a name where nothing speaks against it. */
function isSameParty(a: Facts | undefined, b: Facts | undefined): boolean {
  if (!a || !b) return false;
  if (a.key === b.key) return true;
  if (a.type !== b.type) return false;
  if (share(a.identifiers, b.identifiers)) return true;
  return share(a.names, b.names) && agree(a.years, b.years) && agree(a.countries, b.countries);
}

/** Whatever the order of its words, their case and their marks. */
const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Lists write birth dates in many ways; the year is in all of them. */
const yearsOf = ({ births }: Entry) => births.flatMap((birth) => birth.match(/\d{4}/g) ?? []);

const identifiersOf = ({ identifiers }: Entry) =>
  identifiers
    .map(({ value }) => value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((value) => value.length >= IDENTIFIER_LENGTH);

const share = (ones: readonly string[], others: readonly string[]) =>
  ones.some((one) => one !== '' && others.includes(one));

/** Where both sides know something, they have something in common. */
const agree = (ones: readonly string[], others: readonly string[]) =>
  ones.length === 0 || others.length === 0 || share(ones, others);
