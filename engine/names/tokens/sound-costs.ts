import type { ScriptCosts } from '../scripts/cheap-changes.ts';
import { SCRIPT_COSTS } from '../scripts/script-costs.ts';
import type { Origin } from '../scripts/transliterate.ts';

/** What it costs to change one sound symbol into another or to leave it out, by character code. */
export type SoundCosts = {
  change: Float32Array;
  gap: Float32Array;
  /** Sounds so cheap to leave out that leaving one out and changing another may beat keeping both. */
  slippery: Uint8Array;
  /** Words may differ much in length: their script leaves sounds out, or puts vowels between consonants. */
  isLoose: boolean;
};

export const SIZE = 128;

const VOWELS = 'aeiou';

/** Latin spellings of one name: vowels, h and look-alike consonants change cheaply. */
const LATIN: ScriptCosts = {
  changes: [
    [0.2, 'ei iy ou Zz TtDdKkGgSs'],
    [0.25, 'ae ao Kh Zj Zz DzXs'],
    [0.3, 'jy kG Kk Gg GKsz Tt Dd Ss SC gk dt bp jC jg vw vf vb wu wo rl Cs Xt XC Ts'],
    [0.35, 'ay ey iy oy uy ae ai ao au ei eo eu io iu ou'],
    [0.45, 'gh hK Gh kh jZ Cj KC Zs js mn Dz dz Tz fb pf pv lr uv ck yh'],
  ],
  gaps: [
    [0.35, 'hy'],
    [0.4, VOWELS],
    [0.5, 'w'],
    // Symbols that only scripts use: a sound that may not be meant.
    [0.1, 'UQR'],
    [0.3, 'AWY'],
  ],
};

const latin = costsOf([LATIN], false);
const known: Partial<Record<Origin, Partial<Record<Origin, SoundCosts>>>> = {};

/** The costs for words of these origins: what either script does not tell apart is cheap. */
export function soundCosts(left: Origin, right: Origin): SoundCosts {
  if (left === 'latin' && right === 'latin') return latin;
  const ours = SCRIPT_COSTS[left];
  const theirs = SCRIPT_COSTS[right];
  if (!ours && !theirs) return latin;
  known[left] ??= {};
  known[left][right] ??= costsOf([LATIN, ...(ours ?? []), ...(theirs ?? [])], true);
  return known[left][right];
}

function costsOf(scripts: readonly ScriptCosts[], isLoose: boolean): SoundCosts {
  const change = new Float32Array(SIZE * SIZE).fill(1);
  const gap = new Float32Array(SIZE).fill(1);
  for (const { changes, gaps } of scripts) {
    for (const [cost, text] of gaps)
      for (const sound of text) gap[sound.charCodeAt(0)] = Math.min(gap[sound.charCodeAt(0)]!, cost);
    for (const [cost, text] of changes)
      for (const pairs of text.split(' '))
        for (let at = 0; at + 1 < pairs.length; at += 2)
          setChange(change, pairs.charCodeAt(at), pairs.charCodeAt(at + 1), cost);
  }
  for (let code = 0; code < SIZE; code++) change[code * SIZE + code] = 0;
  const slippery = new Uint8Array(SIZE);
  for (let a = 0; a < SIZE; a++)
    for (let b = 0; b < SIZE; b++) if (gap[b]! > gap[a]! + change[a * SIZE + b]!) slippery[a] = 1;
  return { change, gap, slippery, isLoose };
}

function setChange(change: Float32Array, x: number, y: number, cost: number): void {
  change[x * SIZE + y] = Math.min(change[x * SIZE + y]!, cost);
  change[y * SIZE + x] = Math.min(change[y * SIZE + x]!, cost);
}
