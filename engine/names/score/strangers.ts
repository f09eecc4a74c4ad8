import { costOf, costsBeside } from '../tokens/edit-cost.ts';
import type { Token } from '../tokens/tokens.ts';
import { joinTokens, LEAST_JOINED, mayBeJoined, type Run } from './joined-words.ts';
import { METHOD } from './method.ts';
import { isComparable, LOOSE, SAME_SOUND } from './token-similarity.ts';

/** Single precision may make a sum of costs a little too large. */
const CARE = 1e-4;

/** What a distance may cost for two words to be alike by `least`, where the heavier of them has this much sound. */
function mostCost(mass: number, least: number): number {
  const whole = Math.max(mass, 0.1);
  return (whole * (SAME_SOUND - least)) / (1 + METHOD.shortWords / whole) + CARE;
}

/** Bounds from above how alike a token and others are, 0–1, without comparing them; 0 where they are no match. */
export function mostAlikeTo(token: Token): (other: Token) => number {
  const vowelless = token.origin === 'abjad';
  const beginning = token.text.slice(0, 2);
  const costs = costsBeside(token.fold + (token.secondFold ?? ''), vowelless);
  const comparable = isComparable(token);
  return (other) => {
    if (other.text === token.text) return 1;
    if (token.kind === 'initial' || other.kind === 'initial')
      return other.text[0] === token.text[0] ? METHOD.initialSimilarity : 0;
    if (!comparable || !isComparable(other)) return 0;
    if (other.text.startsWith(beginning) || mayBeInOneTable(token, other)) return 1;
    if (other.secondFold || other.origin === 'abjad') return 1;
    let cost = costOf(other.fold, costs);
    if (!vowelless) cost = Math.max(cost, Math.abs(token.mass - other.mass));
    const whole = Math.max(token.mass, other.mass, 0.1);
    const most = SAME_SOUND + CARE - (cost * (1 + METHOD.shortWords / whole)) / whole;
    return most < LOOSE ? 0 : most;
  };
}

function mayBeInOneTable(left: Token, right: Token): boolean {
  return (left.groups && right.groups) !== undefined || (left.concept ?? right.concept) !== undefined;
}

/** Tells words that a run of words is not written together as: not all of these, but only these. */
export function strangersToRun(tokens: readonly Token[], run: Run): (single: Token) => boolean {
  const parts = tokens.slice(run.from, run.from + run.length);
  const joined = joinTokens(parts);
  const letters = joined.fold + parts.map(({ fold }) => fold).join('');
  const costs = costsBeside(letters, run.vowelless);
  const mass = parts.reduce((sum, part) => sum + part.mass, 0);
  return (single) => {
    if (!mayBeJoined(run, single)) return true;
    if (isSpecial(run, single) || beginsAlike(parts, single)) return false;
    return costOf(single.fold, costs) > mostCost(Math.max(mass, single.mass), LEAST_JOINED);
  };
}

/** Tells runs of words that are not written together as a token: not all of these, but only these. */
export function runsStrangeTo(single: Token): (tokens: readonly Token[], run: Run) => boolean {
  const costs = costsBeside(single.fold, single.origin === 'abjad');
  return (tokens, run) => {
    if (!mayBeJoined(run, single)) return true;
    if (isSpecial(run, single)) return false;
    let [mass, cost] = [0, 0];
    for (let at = run.from; at < run.from + run.length; at++) {
      const { fold, mass: sound } = tokens[at]!;
      mass += sound;
      // Where words meet, their letters may make another sound together.
      const begin = at === run.from ? 0 : 1;
      const end = at === run.from + run.length - 1 ? fold.length : fold.length - 2;
      cost += costOf(fold, costs, begin, end);
    }
    if (cost <= mostCost(Math.max(mass, single.mass), LEAST_JOINED)) return false;
    return !beginsAlike(tokens.slice(run.from, run.from + run.length), single);
  };
}

function isSpecial(run: Run, { raw, secondFold, origin }: Token): boolean {
  return (
    run.shortened || run.vowelless || raw !== undefined || secondFold !== undefined || origin === 'abjad'
  );
}

/** Whether one may be the other, shortened; an article may lose its l. */
function beginsAlike(parts: readonly Token[], { text }: Token): boolean {
  if (parts[0]!.text.endsWith('l')) return true;
  let at = 0;
  for (const part of parts)
    for (const letter of part.text) {
      if (letter !== text[at]) return false;
      if (++at === 4) return true;
    }
  return false;
}
