import { startDemo } from './start-demo.ts';

startDemo().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
