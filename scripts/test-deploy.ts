import { close } from './tally.ts';
import { runDeploymentTests } from './test-suites.ts';

close(await runDeploymentTests());
