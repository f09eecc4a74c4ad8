export type LetterRun = { text: string; same: boolean };

/** Splits two words into runs of letters that agree and letters that differ, by their longest common subsequence. */
export function letterDifference(left: string, right: string): { left: LetterRun[]; right: LetterRun[] } {
  const a = Array.from(left);
  const b = Array.from(right);
  const lengths = commonLengths(a, b);
  const runs = { left: [] as LetterRun[], right: [] as LetterRun[] };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const agree = i < a.length && j < b.length && equal(a[i], b[j]);
    if (agree) {
      push(runs.left, a[i++], true);
      push(runs.right, b[j++], true);
    } else if (j >= b.length || (i < a.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      push(runs.left, a[i++], false);
    } else {
      push(runs.right, b[j++], false);
    }
  }
  return runs;
}

const equal = (a = '', b = '') => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;
const at = (table: number[][], row: number, column: number) => table[row]?.[column] ?? 0;

function commonLengths(a: string[], b: string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const best = equal(a[i], b[j])
        ? at(table, i + 1, j + 1) + 1
        : Math.max(at(table, i + 1, j), at(table, i, j + 1));
      (table[i] as number[])[j] = best;
    }
  }
  return table;
}

function push(runs: LetterRun[], letter = '', same: boolean) {
  const last = runs.at(-1);
  if (last?.same === same) last.text += letter;
  else runs.push({ text: letter, same });
}
