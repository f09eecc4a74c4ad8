import { useCountryNames } from '@/shared/words/country-names';

/** Flag, name and code; the flag is decoration. */
export function CountryName({ code }: { code: string | null }) {
  const { nameOf } = useCountryNames();
  if (!code) return <>–</>;
  const name = nameOf(code);
  return (
    <span title={`${name} (${code})`}>
      <span aria-hidden="true">{flagOf(code)}</span> {name}
    </span>
  );
}

const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
