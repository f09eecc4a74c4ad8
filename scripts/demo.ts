import { buildIfStale } from './build/build-if-stale.ts';

// The built application with fictional people and requests, on an in-memory database.
const built = await buildIfStale();
if (built.ok) {
  await import('../mock/main.ts');
} else {
  console.error(built.output);
  process.exitCode = 1;
}
