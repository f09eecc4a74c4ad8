import { closingLine } from './tally.ts';
import { runFaultTests } from './test-suites.ts';

const tally = await runFaultTests();
console.log(`\n${closingLine(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
