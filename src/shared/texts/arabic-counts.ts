/** The units of time by dayjs’ keys; the plural of each has its key twice. */
const UNITS = { s: 'second', m: 'minute', h: 'hour', d: 'day', M: 'month', y: 'year' } as const;

/** Arabic has a dual and two plurals, of which dayjs knows one: it would say “2 months” and “21 days” wrongly. */
export function countedInArabic() {
  const words = new Intl.RelativeTimeFormat('ar-u-nu-latn');
  const justNow = new Intl.RelativeTimeFormat('ar-u-nu-latn', { numeric: 'auto' }).format(0, 'second');
  const counted = Object.entries(UNITS).flatMap(([key, unit]) => {
    const inWords = (count: number, _: boolean, __: string, isFuture: boolean) =>
      words.format(isFuture ? count : -count, unit);
    const one = (_: number, __: boolean, ___: string, isFuture: boolean) =>
      unit === 'second' ? justNow : words.format(isFuture ? 1 : -1, unit);
    return [
      [key, one],
      [key.repeat(2), inWords],
    ] as const;
  });
  return { past: '%s', future: '%s', ...Object.fromEntries(counted) };
}
