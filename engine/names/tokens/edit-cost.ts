import { SIZE, type SoundCosts, soundCosts } from './sound-costs.ts';

/**
 * Weighted Damerau–Levenshtein distance (restricted, Damerau 1964) over sound symbols: vowels, h and look-alike
 * consonants are cheap to change, because they change between spellings of one name.
 */
export const MOST_CODES = 48;

/** What words written in Latin letters are measured by. */
const LATIN = soundCosts('latin', 'latin');

/** The price of two neighbours in the other order. */
const TURNED = 0.6;

const rows = [
  new Float32Array(MOST_CODES + 1),
  new Float32Array(MOST_CODES + 1),
  new Float32Array(MOST_CODES + 1),
];

function codeAt(text: string, at: number): number {
  return text.charCodeAt(at) & 127;
}

/** How much sound a folded word has: what the distance is measured against. */
export function mass(folded: string): number {
  let sum = 0;
  for (let at = 0; at < folded.length; at++) sum += LATIN.gap[codeAt(folded, at)]!;
  return sum;
}

/** Words come back, and each is asked for in several places. */
const known = new Map<SoundCosts, Map<string, Float32Array>>();
const MOST_KNOWN = 500;

/**
 * The least that each sound costs beside a word with these sounds: changed into one of them, or left out. Nobody may
 * change the answer.
 */
export function costsBeside(sounds: string, costs: SoundCosts): Float32Array {
  const besides = known.get(costs) ?? new Map<string, Float32Array>();
  known.set(costs, besides);
  const beside = besides.get(sounds);
  if (beside) return beside;
  if (besides.size >= MOST_KNOWN) besides.clear();
  const made = leastCosts(sounds, costs);
  besides.set(sounds, made);
  return made;
}

function leastCosts(sounds: string, { change, gap }: SoundCosts): Float32Array {
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
  const [n, m] = [Math.min(left.length, MOST_CODES), Math.min(right.length, MOST_CODES)];
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
export function costOf(folded: string, costs: Float32Array): number {
  const end = Math.min(folded.length, MOST_CODES);
  let sum = 0;
  for (let at = 0; at < end; at++) sum += costs[codeAt(folded, at)]!;
  return sum;
}

const ours = new Uint8Array(MOST_CODES);
const theirs = new Uint8Array(MOST_CODES);

/** The signs of a folded word that are compared. */
export function codesOf(folded: string): Uint8Array {
  const codes = new Uint8Array(Math.min(folded.length, MOST_CODES));
  write(folded, codes);
  return codes;
}

/** Writes them into an array that has room for them; answers how many they are. */
function write(folded: string, codes: Uint8Array): number {
  const length = Math.min(folded.length, MOST_CODES);
  for (let at = 0; at < length; at++) codes[at] = codeAt(folded, at);
  return length;
}

/** The same for codes[from..to]. */
export function costOfCodes(codes: Uint8Array, from: number, to: number, costs: Float32Array): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += costs[codes[at]!]!;
  return sum;
}

/**
 * The distance of two folded words, ≥ 0; stops and returns Infinity when it must exceed `limit`.
 */
export function editCost(left: string, right: string, limit: number, costs: SoundCosts = LATIN): number {
  return editCostOf(ours, 0, write(left, ours), theirs, 0, write(right, theirs), limit, costs);
}

/** What single precision may take from a sum of costs. */
const ROUNDING = 1e-4;

/** Beside this every sound costs nothing. */
const NOTHING = new Float32Array(SIZE);

/**
 * The same for words that stand as codes at left[from..n] and right[start..m]; `beside` is what each sound costs at least
 * beside the left word, and `sum` what those of the right one do together.
 */
export function editCostOf(
  left: Uint8Array,
  from: number,
  n: number,
  right: Uint8Array,
  start: number,
  m: number,
  limit: number,
  { change, gap, slippery }: SoundCosts,
  beside: Float32Array = NOTHING,
  sum = 0,
): number {
  const most = limit + ROUNDING;
  // What both begin and end with costs nothing and need not be looked at.
  while (from < n && start < m && left[from] === right[start] && slippery[left[from]!] === 0) {
    from++;
    start++;
  }
  while (n > from && m > start && left[n - 1] === right[m - 1] && slippery[left[n - 1]!] === 0) {
    n--;
    m--;
  }
  let [before, previous, current] = rows as [Float32Array, Float32Array, Float32Array];
  const width = m - start;
  // Each figure with what the rest of the right word costs whatever comes: the least of a row.
  let least = sum;
  previous[0] = 0;
  for (let j = 1; j <= width; j++) previous[j] = previous[j - 1]! + gap[right[start + j - 1]!]!;
  for (let i = from; i < n; i++) {
    const a = left[i]!;
    const row = a * SIZE;
    const remove = gap[a]!;
    // A row is kept in single precision, so that it does not matter whether a figure is read from it.
    let near = Math.fround(previous[0]! + remove);
    let best = near;
    current[0] = near;
    let rest = sum;
    // Two neighbours in the other order leave a row out.
    const leastBefore = least + TURNED;
    least = near + rest;
    let b = -1;
    for (let j = 1; j <= width; j++) {
      const last = b;
      b = right[start + j - 1]!;
      let cost = previous[j - 1]! + change[row + b]!;
      const without = previous[j]! + remove;
      if (without < cost) cost = without;
      const added = near + gap[b]!;
      if (added < cost) cost = added;
      if (a === last && i > from && b === left[i - 1]) {
        const turned = before[j - 2]! + TURNED;
        if (turned < cost) cost = turned;
      }
      if (cost < best) best = cost;
      rest -= beside[b]!;
      if (cost + rest < least) least = cost + rest;
      near = Math.fround(cost);
      current[j] = near;
    }
    if (best > limit || (least > most && leastBefore > most)) return Number.POSITIVE_INFINITY;
    [before, previous, current] = [previous, current, before];
  }
  return previous[width]!;
}
