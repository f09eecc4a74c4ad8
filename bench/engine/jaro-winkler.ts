const LONGEST = 512;
const taken = new Uint8Array(LONGEST);
const ours = new Uint16Array(LONGEST);

/** Jaro's similarity (1989) with Winkler's bonus for a common beginning (1990), 0–1; of the first 512 signs. */
export function jaroWinkler(left: string, right: string): number {
  const [n, m] = [Math.min(left.length, LONGEST), Math.min(right.length, LONGEST)];
  const same = pair(left, right, n, m);
  if (same === 0) return 0;
  let turned = 0;
  for (let i = 0, j = 0; j < m; j++) {
    if (taken[j] === 1 && ours[i++] !== right.charCodeAt(j)) turned++;
  }
  const jaro = (same / n + same / m + (same - turned / 2) / same) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < Math.min(n, m) && left[prefix] === right[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/** How many signs both have at about the same place; they are left in `ours` and marked in `taken`. */
function pair(left: string, right: string, n: number, m: number): number {
  const reach = Math.max(0, Math.floor(Math.max(n, m) / 2) - 1);
  taken.fill(0, 0, m);
  let same = 0;
  for (let i = 0; i < n; i++) {
    const code = left.charCodeAt(i);
    const end = Math.min(m, i + reach + 1);
    for (let j = Math.max(0, i - reach); j < end; j++) {
      if (taken[j] === 1 || right.charCodeAt(j) !== code) continue;
      taken[j] = 1;
      ours[same++] = code;
      break;
    }
  }
  return same;
}
