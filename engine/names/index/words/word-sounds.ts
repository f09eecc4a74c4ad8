import { CARE, type MostAlike } from '../../score/strangers.ts';
import {
  compareTokens,
  isComparable,
  isHearing,
  LOOSE,
  SAME_SOUND,
  steepness,
} from '../../score/token-similarity.ts';
import { codesOf, costOfCodes, costsBeside, editCostOf } from '../../tokens/edit-cost.ts';
import { type SoundCosts, soundCosts } from '../../tokens/sound-costs.ts';
import type { Token } from '../../tokens/tokens.ts';

/** Compares a token with the words of a vocabulary, by their numbers. */
export type WordSounds = {
  /** What `compareTokens` gives, 0 where that is below `least`. */
  comparedWith: (asked: Token, least: number) => (number: number) => number;
  /** What `mostAlikeTo`, made for the token, gives. */
  mostAlikeTo: (asked: Token, byToken: MostAlike) => (number: number) => number;
};

/** What a word shares with another that more than their sounds may tie: a table, or being common. */
const NAMED = 1;
const COMMON = 2;
/** A word that is compared by other rules whatever the other one is. */
const OTHER_KIND = 4;
const ANY = 7;

/** A word is another one shortened only where both begin with so many letters; words of fewer are short. */
const HEAD = 4;
const SHORT = 3;

/**
 * Lays the sounds of a vocabulary out side by side: a search compares thousands of words, and to read each from its
 * token takes longer than to compare it. What sounds alone do not decide is compared by the tokens.
 */
export function buildWordSounds(tokens: readonly Token[]): WordSounds {
  const origins = [...new Set(tokens.map((token) => token.origin))];
  const origin = Uint8Array.from(tokens, (token) => origins.indexOf(token.origin));
  const mass = Float64Array.from(tokens, (token) => token.mass);
  const head = Uint32Array.from(tokens, headOf);
  const marks = Uint8Array.from(tokens, marksOf);
  const readings = layOut(tokens.map(readingsOf));
  const heard = layOut(tokens.map((token) => token.heard ?? []));

  /** Tells words that are not compared by their sounds alone. */
  const specialTo = (asked: Token) => {
    const askedHead = headOf(asked);
    const askedMarks = asked.text.length < SHORT || marksOf(asked) & OTHER_KIND ? ANY : marksOf(asked);
    const always = askedMarks === ANY;
    return (number: number) =>
      always || head[number] === askedHead || (marks[number]! & (askedMarks | OTHER_KIND)) !== 0;
  };

  const comparedWith = (asked: Token, least: number) => {
    const isSpecial = specialTo(asked);
    const costs = origins.map((other) => soundCosts(asked.origin, other));
    const own = readingsOf(asked).map(codesOf);
    const ownAndHeard = [...own, ...(asked.heard ?? []).map(codesOf)];
    const ours = origins.map((other) => (isHearing(other) ? ownAndHeard : own));
    const spelt = [own[0]!];
    const hears = isHearing(asked.origin);
    const besideIn = costsBesideOf(asked);
    return (number: number) => {
      if (isSpecial(number)) return compareTokens(asked, tokens[number]!, least)?.similarity ?? 0;
      const kind = origin[number]!;
      const known = costs[kind]!;
      const whole = Math.max(asked.mass, mass[number]!, 0.1);
      const steep = steepness(asked.origin, origins[kind]!, whole);
      let limit = (whole * (SAME_SOUND - least)) / steep;
      if (!known.isLoose && Math.abs(asked.mass - mass[number]!) > limit) return 0;
      let lowest = Number.POSITIVE_INFINITY;
      const beside = besideIn(kind, known);
      /** The cost of the cheapest of our readings beside one of theirs, where that is below what is known. */
      const compare = (mine: readonly Uint8Array[], { codes, start }: Readings, at: number) => {
        const [from, to] = [start[at]!, start[at + 1]!];
        if (costOfCodes(codes, from, to, beside) > limit + CARE) return;
        for (let one = 0; one < mine.length; one++) {
          const cost = editCostOf(mine[one]!, 0, mine[one]!.length, codes, from, to, limit, known);
          if (cost < lowest) lowest = cost;
          if (cost < limit) limit = cost;
        }
      };
      const first = readings.first[number]!;
      const last = readings.first[number + 1]!;
      compare(ours[kind]!, readings, first);
      for (let at = first + 1; at < last; at++) compare(spelt, readings, at);
      const end = hears ? heard.first[number + 1]! : 0;
      for (let at = heard.first[number]!; at < end; at++) compare(spelt, heard, at);
      const similarity = Math.max(0, SAME_SOUND - (lowest * steep) / whole);
      return similarity < least ? 0 : similarity;
    };
  };

  const mostAlike = (asked: Token, byToken: MostAlike) => {
    const isSpecial = specialTo(asked);
    const costs = origins.map((other) => soundCosts(asked.origin, other));
    const besideIn = costsBesideOf(asked);
    const hears = isHearing(asked.origin);
    return (number: number) => {
      if (isSpecial(number)) return byToken(tokens[number]!);
      const kind = origin[number]!;
      const known = costs[kind]!;
      const whole = Math.max(asked.mass, mass[number]!, 0.1);
      const steep = steepness(asked.origin, origins[kind]!, whole);
      const limit = (whole * (SAME_SOUND - LOOSE)) / steep + CARE;
      if (!known.isLoose && Math.abs(asked.mass - mass[number]!) > limit) return 0;
      const beside = besideIn(kind, known);
      let lowest = Number.POSITIVE_INFINITY;
      const look = ({ codes, start }: Readings, at: number) => {
        const cost = costOfCodes(codes, start[at]!, start[at + 1]!, beside);
        if (cost < lowest) lowest = cost;
      };
      for (let at = readings.first[number]!; at < readings.first[number + 1]!; at++) look(readings, at);
      const end = hears ? heard.first[number + 1]! : 0;
      for (let at = heard.first[number]!; at < end; at++) look(heard, at);
      return lowest > limit ? 0 : SAME_SOUND + CARE - (lowest * steep) / whole;
    };
  };
  return { comparedWith, mostAlikeTo: mostAlike };
}

/** What each sound costs at least beside a word, in the costs of one kind of origin after another. */
function costsBesideOf(asked: Token): (kind: number, costs: SoundCosts) => Float32Array {
  const sounds = [...readingsOf(asked), ...(asked.heard ?? [])].join('');
  const known: Float32Array[] = [];
  return (kind, costs) => {
    known[kind] ??= costsBeside(sounds, costs);
    return known[kind];
  };
}

/** The readings of words as codes: by word its first reading, by reading its first code, and one more of each. */
type Readings = { first: Uint32Array; start: Uint32Array; codes: Uint8Array };

function layOut(words: readonly (readonly string[])[]): Readings {
  const first = [0];
  const start = [0];
  const codes: number[] = [];
  for (const readings of words) {
    for (const folded of readings) {
      for (const code of codesOf(folded)) codes.push(code);
      start.push(codes.length);
    }
    first.push(start.length - 1);
  }
  return { first: Uint32Array.from(first), start: Uint32Array.from(start), codes: Uint8Array.from(codes) };
}

function readingsOf({ fold, otherFolds }: Token): string[] {
  return otherFolds ? [fold, ...otherFolds] : [fold];
}

/** The first letters as one number. */
function headOf({ text }: Token): number {
  let head = 0;
  for (let at = 0; at < HEAD; at++) head = (head << 8) | (text.charCodeAt(at) & 255);
  return head >>> 0;
}

function marksOf(token: Token): number {
  const { groups, concept, common, kind } = token;
  const isOther = kind === 'initial' || !isComparable(token) ? OTHER_KIND : 0;
  return isOther | (groups || concept !== undefined ? NAMED : 0) | (common ? COMMON : 0);
}
