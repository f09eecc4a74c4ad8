import { useHints } from '@/shared/ui';

/** Country codes as names, once the register has been read. */
export function useCountryNames() {
  const data = useHints('GET /reports/v1.0/countries', {});
  const names = new Map(data?.Data.map(({ code, name }) => [code, name]));
  const nameOf = (code: string | null | undefined) => (code ? (names.get(code) ?? code) : '');
  return {
    nameOf,
    list: (codes: readonly (string | undefined)[] | undefined) =>
      (codes ?? []).map(nameOf).filter(Boolean).join(', '),
  };
}
