import { existsSync, readFileSync } from 'node:fs';
import { tableOf } from './machine/outages.ts';
import { withReport } from './testing/report-file.ts';
import { close } from './testing/tally.ts';
import { runFaultTests } from './testing/test-suites.ts';

await withReport(async (file) => {
  const tally = await runFaultTests({ OUTAGES: file });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  console.log(`\n${tableOf(lines.map((line) => JSON.parse(line)))}`);
  close(tally);
});
