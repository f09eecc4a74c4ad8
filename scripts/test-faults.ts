import { close } from './tally.ts';
import { runFaultTests } from './test-suites.ts';

const tally = await runFaultTests();
close(tally);
