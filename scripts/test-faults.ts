import { existsSync, readFileSync } from 'node:fs';
import { tableOf } from './outages.ts';
import { withReport } from './report-file.ts';
import { close } from './tally.ts';
import { runFaultTests } from './test-suites.ts';

await withReport(async (file) => {
  const tally = await runFaultTests({ OUTAGES: file });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  console.log(`\n${tableOf(lines.map((line) => JSON.parse(line)))}`);
  close(tally);
});
