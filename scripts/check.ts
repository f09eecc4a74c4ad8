import { runChecks } from './testing/checks.ts';
import { closingLine } from './testing/tally.ts';

const started = performance.now();
const tally = await runChecks();
console.log(`${closingLine(tally)}, in ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = tally.failed > 0 ? 1 : 0;
