/** An exact rational number; `d` is positive and the fraction is reduced. */
export type Fraction = { n: bigint; d: bigint };

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** @throws RangeError when the denominator is zero */
export function fraction(n: bigint, d = 1n): Fraction {
  if (d === 0n) throw new RangeError('A fraction cannot have the denominator zero.');
  const sign = d < 0n ? -1n : 1n;
  const common = divisor(n, d * sign) || 1n;
  return { n: (n * sign) / common, d: (d * sign) / common };
}

export const zero = fraction(0n);
export const one = fraction(1n);

export const add = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction) => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Fraction, b: Fraction) => fraction(a.n * b.n, a.d * b.d);
export const divide = (a: Fraction, b: Fraction) => fraction(a.n * b.d, a.d * b.n);

/** Negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/**
 * Exact share of one from a percentage with up to nine decimals, as number or text ("33.333").
 * @throws RangeError when it is not a number from 0 to 100
 */
export function shareFromPercent(percent: number | string): Fraction {
  const text = typeof percent === 'number' ? decimal(percent) : percent.trim();
  const match = /^(\d{1,3})(?:\.(\d{1,9}))?$/.exec(text);
  if (!match)
    throw new RangeError(`"${percent}" is not a percentage from 0 to 100 with up to nine decimals.`);
  const decimals = match[2] ?? '';
  const share = fraction(BigInt(`${match[1]}${decimals}`), 100n * 10n ** BigInt(decimals.length));
  if (compare(share, one) > 0) throw new RangeError(`${percent} % is more than the whole.`);
  return share;
}

function decimal(percent: number): string {
  return Number.isFinite(percent) && percent >= 0
    ? percent.toFixed(9).replace(/\.?0+$/, '')
    : String(percent);
}

/** Percentage for display, rounded half up to `digits` decimals: 1/3 → "33.33". */
export function percentText(share: Fraction, digits = 2): string {
  const scale = 10n ** BigInt(digits);
  const scaled = (share.n * 100n * scale * 2n + share.d) / (share.d * 2n);
  const text = String(scaled).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
