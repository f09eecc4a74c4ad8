import { startDemo } from '../mock/start-demo.ts';
import { buildIfStale } from './build/build-if-stale.ts';

// The built application with fictional people and requests, on an in-memory database. The first start builds the one
// while it tells the other.
const built = buildIfStale().then(({ ok, output }) => {
  if (!ok) throw new Error(output);
});

await Promise.all([built, startDemo(built)]).catch((error: Error) => {
  console.error(error.stack);
  process.exit(1);
});
