/**
 * Weighted Damerau–Levenshtein distance (restricted, Damerau 1964) over folded names: vowels, h and look-alike
 * consonants are cheap to change, because they change between spellings of one name.
 */
const SIZE = 128;
const MAX = 48;
const change = new Float32Array(SIZE * SIZE).fill(1);
const gap = new Float32Array(SIZE).fill(1);
const abjadGap = new Float32Array(SIZE).fill(1);

const VOWELS = 'aeiou';
const NEAR: [number, string][] = [
  [0.2, 'ei iy ou Zz TtDdKkGgSs'],
  [0.25, 'ae ao Kh Zj Zz DzXs'],
  [0.3, 'jy kG Kk Gg GKsz Tt Dd Ss SC gk dt bp jC jg vw vf vb wu wo rl Cs Xt XC Ts'],
  [0.45, 'gh hK Gh kh jZ Cj KC Zs js mn Dz dz Tz fb pf pv lr uv ck yh'],
];

function set(a: string, b: string, cost: number): void {
  const [x, y] = [a.charCodeAt(0), b.charCodeAt(0)];
  change[x * SIZE + y] = Math.min(change[x * SIZE + y] ?? 1, cost);
  change[y * SIZE + x] = Math.min(change[y * SIZE + x] ?? 1, cost);
}

for (const a of VOWELS) for (const b of VOWELS) if (a !== b) set(a, b, 0.35);
for (const vowel of VOWELS) set(vowel, 'y', 0.35);
for (const [cost, text] of NEAR) {
  for (const pairs of text.split(' '))
    for (let at = 0; at + 1 < pairs.length; at += 2) set(pairs[at]!, pairs[at + 1]!, cost);
}
for (let code = 0; code < SIZE; code++) change[code * SIZE + code] = 0;
for (const vowel of VOWELS) gap[vowel.charCodeAt(0)] = 0.4;
for (const [letter, cost] of [
  ['h', 0.35],
  ['y', 0.35],
  ['w', 0.5],
] as const)
  gap[letter.charCodeAt(0)] = cost;
abjadGap.set(gap);
for (const vowel of VOWELS) abjadGap[vowel.charCodeAt(0)] = 0.06;
for (const [letter, cost] of [
  ['y', 0.15],
  ['w', 0.3],
  ['h', 0.3],
] as const)
  abjadGap[letter.charCodeAt(0)] = cost;

/** The price of two neighbours in the other order. */
const TURNED = 0.6;

const rows = [new Float32Array(MAX + 1), new Float32Array(MAX + 1), new Float32Array(MAX + 1)];

function codeAt(text: string, at: number): number {
  return text.charCodeAt(at) & 127;
}

/** How much sound a folded word has: what the distance is measured against. */
export function mass(folded: string): number {
  let sum = 0;
  for (let at = 0; at < folded.length; at++) sum += gap[codeAt(folded, at)] ?? 1;
  return sum;
}

/** The least that each sound costs beside a word with these sounds: changed into one of them, or left out. */
export function costsBeside(sounds: string, vowelless = false): Float32Array {
  const costs = (vowelless ? abjadGap : gap).slice();
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
export function leastCost(left: string, right: string, vowelless = false): number {
  const gaps = vowelless ? abjadGap : gap;
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

/** Sounds so cheap to leave out that leaving one out and changing another may beat keeping both: h, w, y and u. */
const slippery = new Uint8Array(SIZE);
for (const gaps of [gap, abjadGap])
  for (let a = 0; a < SIZE; a++)
    for (let b = 0; b < SIZE; b++) if (gaps[b]! > gaps[a]! + change[a * SIZE + b]!) slippery[a] = 1;

/**
 * The distance of two folded words, ≥ 0; stops and returns Infinity when it must exceed `limit`.
 * `vowelless` is for a word from a script that leaves vowels out.
 */
export function editCost(left: string, right: string, limit: number, vowelless = false): number {
  let n = Math.min(left.length, MAX);
  let m = Math.min(right.length, MAX);
  // What both begin and end with costs nothing and need not be looked at.
  let from = 0;
  while (from < n && from < m && isKept(left, right, from, from)) from++;
  while (n > from && m > from && isKept(left, right, n - 1, m - 1)) {
    n--;
    m--;
  }
  return distance(left, right, from, n, m, limit, vowelless ? abjadGap : gap);
}

function isKept(left: string, right: string, i: number, j: number): boolean {
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
  gaps: Float32Array,
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
