import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { projectRoot } from '../../../scripts/project-root.ts';

const folder = join(process.env.PRUDENCE_SHARED ?? join(projectRoot, '../shared'), 'data/names/companies');

const table = (text: string, column: string) =>
  (parse(text, { columns: true }) as Record<string, string>[]).map((row) => row[column] ?? '');

const FILES: Record<string, (text: string) => string[]> = {
  'mca_master_sample_2025-10.csv': (text) => table(text, 'company_name'),
  'nse_EQUITY_L_2018.csv': (text) => table(text, 'NAME OF COMPANY'),
  'sec_company_tickers_2023-09.json': (text) =>
    (JSON.parse(text) as { data: string[][] }).data.map(([, , title = '']) => title),
};

/** A hundred names of each published file of companies that lies beside the project. */
export const companiesByFile = (): [file: string, names: string[]][] =>
  Object.entries(FILES)
    .filter(([file]) => existsSync(join(folder, file)))
    .map(([file, read]) => {
      const names = [...new Set(read(readFileSync(join(folder, file), 'utf8')).filter(Boolean))];
      return [`of ${file}`, names.filter((_, at) => at % Math.floor(names.length / 100) === 0).slice(0, 100)];
    });
