import { close } from './testing/tally.ts';
import { runDeploymentTests } from './testing/test-suites.ts';

close(await runDeploymentTests());
