import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import papaparse from 'papaparse';
import { neutraliseCell } from '../../../contract/csv-cell.ts';

const isInstalled = spawnSync('soffice', ['--version']).status === 0;
const where = isInstalled ? test : test.skip;
/** Comma, semicolon; quote; UTF-8; detect numbers; run formulas, which people may have switched on. */
const imports = [44, 59].map((apart) => `CSV:${apart},34,76,1,,0,false,true,false,false,false,0,true`);

let directory = '';
directory = mkdtempSync(join(tmpdir(), 'prudence-csv-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The formulas that LibreOffice, started once, finds in each CSV. */
function formulasIn(csvs: readonly string[], filter: string): string[][] {
  const names = csvs.map((_, at) => `export-${at}`);
  csvs.forEach((csv, at) => {
    writeFileSync(join(directory, `${names[at]}.csv`), csv);
  });
  const settings = `-env:UserInstallation=file://${join(directory, 'settings')}`;
  execFileSync(
    'soffice',
    [
      settings,
      '--headless',
      `--infilter=${filter}`,
      '--convert-to',
      'fods',
      '--outdir',
      directory,
      ...names.map((name) => `${name}.csv`),
    ],
    { cwd: directory, stdio: 'ignore' },
  );
  return names.map((name) => {
    const opened = readFileSync(join(directory, `${name}.fods`), 'utf8');
    // The next filter's is its own.
    rmSync(join(directory, `${name}.fods`));
    expect(opened).toContain('Kaveri');
    return opened.match(/table:formula="[^"]*"/g) ?? [];
  });
}

const before = [
  '',
  ' ',
  '\t',
  '\n',
  '\0',
  '\u00a0',
  '\u200b',
  '\u3000',
  '\ufeff',
  ';',
  'Kaveri;',
  'Kaveri\t',
  'Kaveri\n',
];
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '−', '⁼'];
const cells = before.flatMap((hidden) =>
  signs.map((sign) => [`${hidden}${sign}SUM(1;2)`, `${hidden}${sign}1+1`]),
);
/** As the browser writes its exports. */
const csvOf = (cell: (text: string) => string) =>
  `\ufeff${papaparse.unparse(
    cells.map((row) => ['Kaveri', ...row.map(cell)]),
    { newline: '\r\n' },
  )}`;

where(
  `D17 LibreOffice finds no formula in a CSV of ours${isInstalled ? '' : ' (soffice is not installed here: skipped)'}`,
  () => {
    for (const filter of imports) {
      const [ours, asTheyAre] = formulasIn([csvOf(neutraliseCell), csvOf(String)], filter);
      expect(ours).toEqual([]);
      // The same cells as they are: it does look for formulas.
      expect(asTheyAre).not.toEqual([]);
    }
  },
);
