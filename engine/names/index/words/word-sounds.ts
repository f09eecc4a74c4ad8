import { CARE, type MostAlike } from '../../score/strangers.ts';
import {
  compareByTable,
  compareTokens,
  isHearing,
  LOOSE,
  SAME_SOUND,
  steepness,
} from '../../score/token-similarity.ts';
import { codesOf, costOfCodes, editCostOf } from '../../tokens/edit-cost.ts';
import { soundCosts } from '../../tokens/sound-costs.ts';
import type { Token } from '../../tokens/tokens.ts';
import { type ApartFrom, joinedSounds } from './joined-sounds.ts';
import {
  COMMON,
  costsBesideOf,
  END,
  FURTHER,
  HEAD,
  headOf,
  layOut,
  MARKS,
  marksOf,
  NAMED,
  OTHER_KIND,
  RECORD,
  readingsOf,
  START,
  type WordRecords,
} from './word-records.ts';

/** Compares a token with the words of a vocabulary, by their numbers. */
export type WordSounds = {
  /** What `compareTokens` gives, 0 where that is below `least`. */
  comparedWith: (asked: Token, least: number) => (number: number) => number;
  /** What `mostAlikeTo`, made for the token, gives; where that looks at sounds from both sides, no less. */
  mostAlikeTo: (asked: Token, byToken: MostAlike, least?: number) => (number: number) => number;
  /** Tells adjacent words that, written together, are less like the token than `least`. */
  apartFrom: (asked: Token, least: number) => ApartFrom;
};

/** Words of fewer letters are short. */
const SHORT = 3;

/** Lays the sounds of a vocabulary out side by side. */
export function buildWordSounds(tokens: readonly Token[]): WordSounds {
  const records = layOut(tokens);
  return {
    comparedWith: (asked, least) => comparedWith(tokens, records, asked, least),
    mostAlikeTo: (asked, byToken, least = LOOSE) => mostAlikeTo(tokens, records, asked, byToken, least),
    apartFrom: joinedSounds(tokens, records),
  };
}

function comparedWith(tokens: readonly Token[], records: WordRecords, asked: Token, least: number) {
  const { words } = records;
  const isSpecial = specialTo(records, asked);
  const similarity = soundSimilarityTo(records, asked, least);
  const named = marksOf(asked) & NAMED;
  return (number: number) => {
    const at = number * RECORD;
    if (isSpecial(at)) return compareTokens(asked, tokens[number]!, least)?.similarity ?? 0;
    const bySounds = similarity(at);
    if ((words[at + MARKS]! & named) === 0) return bySounds;
    return Math.max(bySounds, compareByTable(asked, tokens[number]!)?.similarity ?? 0);
  };
}

function mostAlikeTo(
  tokens: readonly Token[],
  records: WordRecords,
  asked: Token,
  byToken: MostAlike,
  least: number,
) {
  const { words } = records;
  const isSpecial = specialTo(records, asked);
  const mostSimilar = mostSoundSimilarityTo(records, asked, least);
  const named = marksOf(asked) & NAMED;
  return (number: number) => {
    const at = number * RECORD;
    if (isSpecial(at)) return byToken(tokens[number]!, least);
    const bySounds = mostSimilar(at);
    if ((words[at + MARKS]! & named) === 0) return bySounds;
    return Math.max(bySounds, compareByTable(asked, tokens[number]!)?.similarity ?? 0);
  };
}

/** Tells words that are not compared by their sounds alone, from where their record begins. */
function specialTo({ words }: WordRecords, asked: Token) {
  const askedHead = headOf(asked);
  const askedMarks = marksOf(asked);
  const always = asked.text.length < SHORT || (askedMarks & OTHER_KIND) !== 0;
  const common = askedMarks & COMMON;
  return (at: number) => {
    if (always || words[at + MARKS]! & OTHER_KIND) return true;
    const head = words[at + HEAD]!;
    return head === askedHead || ((words[at + MARKS]! & common) !== 0 && (head ^ askedHead) >>> 24 === 0);
  };
}

/** How alike the token and a word sound by the cheapest edit between their readings; 0 where that is below `least`. */
function soundSimilarityTo(
  { origins, words, masses, codes, further }: WordRecords,
  asked: Token,
  least: number,
) {
  const costs = origins.map((other) => soundCosts(asked.origin, other));
  const own = readingsOf(asked).map(codesOf);
  const ownAndHeard = [...own, ...(asked.heard ?? []).map(codesOf)];
  const ours = origins.map((other) => (isHearing(other) ? ownAndHeard : own));
  const spelt = [own[0]!];
  const hears = isHearing(asked.origin);
  const besideIn = costsBesideOf(asked);
  return (at: number): number => {
    const marks = words[at + MARKS]!;
    const kind = (marks >>> 8) & 0xff;
    const known = costs[kind]!;
    const mass = masses[at >>> 1]!;
    const whole = Math.max(asked.mass, mass, 0.1);
    const steep = steepness(asked.origin, origins[kind]!, whole);
    let limit = (whole * (SAME_SOUND - least)) / steep;
    if (!known.isLoose && Math.abs(asked.mass - mass) > limit) return 0;
    let lowest = Number.POSITIVE_INFINITY;
    const beside = besideIn(kind, known);
    /** The cost of the cheapest of our readings beside one of theirs, where that is below what is known. */
    const compare = (mine: readonly Uint8Array[], from: number, to: number) => {
      const sum = costOfCodes(codes, from, to, beside);
      if (sum > limit + CARE) return;
      for (let one = 0; one < mine.length; one++) {
        const cost = editCostOf(mine[one]!, 0, mine[one]!.length, codes, from, to, limit, known, beside, sum);
        if (cost < lowest) lowest = cost;
        if (cost < limit) limit = cost;
      }
    };
    compare(ours[kind]!, words[at + START]!, words[at + END]!);
    const first = words[at + FURTHER]!;
    const end = first + ((marks >>> 16) & 0xff) + (hears ? marks >>> 24 : 0);
    for (let other = first; other < end; other++)
      compare(spelt, further[other * 2]!, further[other * 2 + 1]!);
    const similarity = Math.max(0, SAME_SOUND - (lowest * steep) / whole);
    return similarity < least ? 0 : similarity;
  };
}

/** No less than that, told from which sounds a word has, whatever their order. */
function mostSoundSimilarityTo(
  { origins, words, masses, codes, further }: WordRecords,
  asked: Token,
  least: number,
) {
  const costs = origins.map((other) => soundCosts(asked.origin, other));
  const besideIn = costsBesideOf(asked);
  const hears = isHearing(asked.origin);
  return (at: number): number => {
    const marks = words[at + MARKS]!;
    const kind = (marks >>> 8) & 0xff;
    const known = costs[kind]!;
    const mass = masses[at >>> 1]!;
    const whole = Math.max(asked.mass, mass, 0.1);
    const steep = steepness(asked.origin, origins[kind]!, whole);
    const limit = (whole * (SAME_SOUND - least)) / steep + CARE;
    if (!known.isLoose && Math.abs(asked.mass - mass) > limit) return 0;
    const beside = besideIn(kind, known);
    let lowest = costOfCodes(codes, words[at + START]!, words[at + END]!, beside);
    const first = words[at + FURTHER]!;
    const end = first + ((marks >>> 16) & 0xff) + (hears ? marks >>> 24 : 0);
    for (let other = first; other < end; other++) {
      const cost = costOfCodes(codes, further[other * 2]!, further[other * 2 + 1]!, beside);
      if (cost < lowest) lowest = cost;
    }
    return lowest > limit ? 0 : SAME_SOUND + CARE - (lowest * steep) / whole;
  };
}
