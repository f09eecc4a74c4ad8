import named from './named-cuts.json' with { type: 'json' };
import { code, sourceFiles } from './source-files.ts';

/**
 * Where a hit, an alert, a row or a document may be left out: the modules of screening, the search itself, the reading of
 * documents, and the pages of these.
 */
const PLACES =
  /^(server\/modules\/(screening|monitoring|watchlists|company-register|name-index|third-parties|assessment\/media|media\/(reading|news)|news)|engine\/names\/(index|tokens)|src\/features\/(home|new-request|third-parties|settings\/(watchlists|company-register)|analysis\/(desk|matches|media|second-look)))\//;

/** Part of a list or of rows is taken; one row, and the beginning of a hash or a day, are not. */
const CUT = /\.slice\(0,|\.limit\((?!1\))|\blimit (\$\{|(?!1\b)\d)/;
const TEXT = /(hash|sha256|today\(\))\??\.slice\(0,/;

/** The lines of a source that leave something out. */
function cutsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => CUT.test(line) && !TEXT.test(line) && !/^(\*|\/\/|\/\*)/.test(line));
}

test('a cut is found in code and in SQL; one row and a shortened hash are none', () => {
  const cuts = ['hits.slice(0, 50)', '.limit(mostRead);', ['limit $', '{count}'].join(''), 'limit 1000`);'];
  const none = ['.limit(1);', 'order by run.seq desc limit 1)`', '{hash?.slice(0, 12)}', 'words.slice(1)'];
  expect(cutsIn([...none, ...cuts].join('\n'))).toEqual(cuts);
});

const places: Record<string, Record<string, string>> = named;
const found = sourceFiles(code)
  .filter(({ path }) => PLACES.test(path) && !path.includes('.test.'))
  .flatMap(({ path, text }) => cutsIn(text).map((line) => ({ path, line })));

test('whatever leaves out part of a list is named, with what says so', () => {
  const unnamed = found.filter(
    ({ path, line }) => !Object.keys(places[path] ?? {}).some((cut) => line.includes(cut)),
  );
  expect(unnamed).toEqual([]);
});

test('a named cut stands in its file', () => {
  const gone = Object.entries(places).flatMap(([path, cuts]) =>
    Object.keys(cuts)
      .filter((cut) => !found.some((one) => one.path === path && one.line.includes(cut)))
      .map((cut) => `${path}: ${cut}`),
  );
  expect(gone).toEqual([]);
});

test('each says in a sentence why nothing is lost unnoticed', () => {
  for (const reason of Object.values(places).flatMap((cuts) => Object.values(cuts)))
    expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});
