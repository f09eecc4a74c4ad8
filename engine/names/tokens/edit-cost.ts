import { SIZE, type SoundCosts, soundCosts } from './sound-costs.ts';

/**
 * Weighted Damerau–Levenshtein distance (restricted, Damerau 1964) over sound symbols: vowels, h and look-alike
 * consonants are cheap to change, because they change between spellings of one name.
 */
const MAX = 48;

/** What words written in Latin letters are measured by. */
const LATIN = soundCosts('latin', 'latin');

/** The price of two neighbours in the other order. */
const TURNED = 0.6;

const rows = [new Float32Array(MAX + 1), new Float32Array(MAX + 1), new Float32Array(MAX + 1)];

function codeAt(text: string, at: number): number {
  return text.charCodeAt(at) & 127;
}

/** How much sound a folded word has: what the distance is measured against. */
export function mass(folded: string): number {
  let sum = 0;
  for (let at = 0; at < folded.length; at++) sum += LATIN.gap[codeAt(folded, at)]!;
  return sum;
}

/** The least that each sound costs beside a word with these sounds: changed into one of them, or left out. */
export function costsBeside(sounds: string, { change, gap }: SoundCosts): Float32Array {
  const costs = gap.slice();
  for (let at = 0; at < sounds.length; at++) {
    if (sounds.indexOf(sounds[at]!) < at) continue;
    const row = codeAt(sounds, at) * SIZE;
    for (let code = 0; code < SIZE; code++) {
      const cost = change[row + code]!;
      if (cost < costs[code]!) costs[code] = cost;
    }
  }
  return costs;
}

/** What the sounds of one word cost at least beside those of another, each changed into the nearest of them or left out. */
export function leastCost(left: string, right: string, { change, gap: gaps }: SoundCosts): number {
  const [n, m] = [Math.min(left.length, MAX), Math.min(right.length, MAX)];
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const row = codeAt(left, i) * SIZE;
    let least = gaps[codeAt(left, i)]!;
    for (let j = 0; j < m && least > 0; j++) {
      const cost = change[row + codeAt(right, j)]!;
      if (cost < least) least = cost;
    }
    sum += least;
  }
  return sum;
}

/** What the sounds of a word cost at least beside another, by the costs beside that: no more than their distance. */
export function costOf(folded: string, costs: Float32Array, from = 0, to = folded.length): number {
  const end = Math.min(to, MAX);
  let sum = 0;
  for (let at = from; at < end; at++) sum += costs[codeAt(folded, at)]!;
  return sum;
}

/**
 * The distance of two folded words, ≥ 0; stops and returns Infinity when it must exceed `limit`.
 */
export function editCost(left: string, right: string, limit: number, costs: SoundCosts = LATIN): number {
  let n = Math.min(left.length, MAX);
  let m = Math.min(right.length, MAX);
  // What both begin and end with costs nothing and need not be looked at.
  let from = 0;
  while (from < n && from < m && isKept(left, right, from, from, costs)) from++;
  while (n > from && m > from && isKept(left, right, n - 1, m - 1, costs)) {
    n--;
    m--;
  }
  return distance(left, right, from, n, m, limit, costs);
}

function isKept(left: string, right: string, i: number, j: number, { slippery }: SoundCosts): boolean {
  const code = codeAt(left, i);
  return code === codeAt(right, j) && slippery[code] === 0;
}

/** The distance of left[from..n] and right[from..m]. */
function distance(
  left: string,
  right: string,
  from: number,
  n: number,
  m: number,
  limit: number,
  { change, gap: gaps }: SoundCosts,
): number {
  let [before, previous, current] = rows as [Float32Array, Float32Array, Float32Array];
  previous[from] = 0;
  for (let j = from + 1; j <= m; j++) previous[j] = previous[j - 1]! + gaps[codeAt(right, j - 1)]!;
  for (let i = from + 1; i <= n; i++) {
    const a = codeAt(left, i - 1);
    const remove = gaps[a]!;
    let best = previous[from]! + remove;
    current[from] = best;
    for (let j = from + 1; j <= m; j++) {
      const b = codeAt(right, j - 1);
      let cost = previous[j - 1]! + change[a * SIZE + b]!;
      cost = Math.min(cost, previous[j]! + remove, current[j - 1]! + gaps[b]!);
      if (i > from + 1 && j > from + 1 && a === codeAt(right, j - 2) && b === codeAt(left, i - 2))
        cost = Math.min(cost, before[j - 2]! + TURNED);
      current[j] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return Number.POSITIVE_INFINITY;
    [before, previous, current] = [previous, current, before];
  }
  return previous[m]!;
}
