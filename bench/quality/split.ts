const VALIDATION = 40;

/** Which cases the method may be fitted to (`tuning`), and which only judge it. */
export type Part = 'tuning' | 'validation';

/** Splits by the name behind a case, so that spellings of one name never stand in both parts. */
export function partOf(key: string): Part {
  let hash = 2166136261;
  for (const sign of key) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619) >>> 0;
  return hash % 100 < VALIDATION ? 'validation' : 'tuning';
}
