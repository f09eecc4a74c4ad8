import { costOf, costsBeside, leastCost } from '../tokens/edit-cost.ts';
import { type SoundCosts, soundCosts } from '../tokens/sound-costs.ts';
import type { Token } from '../tokens/tokens.ts';
import { joinTokens } from './join-tokens.ts';
import { LEAST_JOINED, mayAssimilate, type Run } from './joined-words.ts';
import { METHOD } from './method.ts';
import {
  compareByTable,
  heardBy,
  isComparable,
  isPartOfOther,
  LOOSE,
  SAME_SOUND,
  steepness,
} from './token-similarity.ts';

/** Single precision may make a sum of costs a little too large. */
export const CARE = 1e-4;

/** From here on sounds are looked at from both sides: below, it costs more than it saves. */
const EXACTLY = 0.6;

/** Bounds from above how alike a token and another are, 0–1; 0 where they are no match, or less alike than `least`. */
export type MostAlike = (other: Token, least?: number) => number;

/** Makes the bound for one token, which compares it with no other. */
export function mostAlikeTo(token: Token): MostAlike {
  const comparable = isComparable(token);
  const soundsLike = mostSoundedAlike(token);
  const hasTable = token.groups !== undefined || token.concept !== undefined;
  return (other, least = LOOSE) => {
    if (other.text === token.text) return 1;
    if (token.kind === 'initial' || other.kind === 'initial')
      return other.text[0] === token.text[0] ? METHOD.initialSimilarity : 0;
    if (!comparable || !isComparable(other)) return 0;
    const most = soundsLike(other, least);
    return hasTable ? Math.max(most, compareByTable(token, other)?.similarity ?? 0) : most;
  };
}

/** The same by sounds and letters alone. */
function mostSoundedAlike(token: Token): (other: Token, least: number) => number {
  const sounds = token.fold + (token.otherFolds?.join('') ?? '') + (token.heard?.join('') ?? '');
  const initial = token.text.charCodeAt(0);
  const besides = new Map<SoundCosts, Float32Array>();
  let besideOf: SoundCosts | undefined;
  let beside: Float32Array = new Float32Array();
  const costOfSounds = (other: Token, costs: SoundCosts, limit: number, least: number): number => {
    if (costs !== besideOf) {
      beside = besides.get(costs) ?? costsBeside(sounds, costs);
      besides.set(costs, beside);
      besideOf = costs;
    }
    const cost = costOf(other.fold, beside);
    const heard = heardBy(other, token);
    if (other.otherFolds || heard.length > 0) {
      let lowest = cost;
      for (const folded of other.otherFolds ?? []) lowest = Math.min(lowest, costOf(folded, beside));
      for (const folded of heard) lowest = Math.min(lowest, costOf(folded, beside));
      return lowest;
    }
    return token.otherFolds || token.heard || least < EXACTLY || cost > limit
      ? cost
      : Math.max(cost, leastCost(token.fold, other.fold, costs));
  };
  return (other, least) => {
    const costs = soundCosts(token.origin, other.origin);
    const whole = Math.max(token.mass, other.mass, 0.1);
    const steep = steepness(token.origin, other.origin, whole);
    const limit = (whole * (SAME_SOUND - least)) / steep + CARE;
    const isFar = !costs.isLoose && Math.abs(token.mass - other.mass) > limit;
    const cost = isFar ? Number.POSITIVE_INFINITY : costOfSounds(other, costs, limit, least);
    const most = cost > limit ? 0 : SAME_SOUND + CARE - (cost * steep) / whole;
    if (most >= METHOD.shortened || other.text.charCodeAt(0) !== initial) return most;
    return isPartOfOther(token, other) ? METHOD.shortened : most;
  };
}

/** Of words that may be a run of words written together, tells those that are not: not all of these, but only these. */
export function strangersToRun(tokens: readonly Token[], run: Run): (single: Token) => boolean {
  const parts = tokens.slice(run.from, run.from + run.length);
  const always = run.shortened || mayAssimilate(parts);
  const mostAlike = mostAlikeTo(joinTokens(parts));
  return (single) => !always && single.raw === undefined && mostAlike(single, LEAST_JOINED) === 0;
}

/** Of runs that may be written together as a token, tells those that are not: not all of these, but only these. */
export function runsStrangeTo(
  single: Token,
  mostAlike: MostAlike,
): (tokens: readonly Token[], run: Run) => boolean {
  return (tokens, run) => {
    if (run.shortened || single.raw !== undefined) return false;
    const parts = tokens.slice(run.from, run.from + run.length);
    return !mayAssimilate(parts) && mostAlike(joinTokens(parts), LEAST_JOINED) === 0;
  };
}
