type CountryNameProps = { code: string | null; countries: readonly { code: string; name: string }[] };

/** Flag, name and code; the flag is decoration. */
export function CountryName({ code, countries }: CountryNameProps) {
  if (!code) return <>–</>;
  const name = countries.find((country) => country.code === code)?.name ?? code;
  return (
    <span title={`${name} (${code})`}>
      <span aria-hidden="true">{flagOf(code)}</span> {name}
    </span>
  );
}

const flagOf = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
