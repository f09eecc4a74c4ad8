import { startPostgres } from './postgres.ts';
import { closingLine } from './tally.ts';
import { runServerTests } from './test-suites.ts';

// The server's tests and the stories over HTTP once more, on a real PostgreSQL.
const postgres = await startPostgres();
try {
  console.log(`${postgres.version} at ${postgres.url}`);
  const tally = await runServerTests(['server', 'api'], { DATABASE_URL: postgres.url });
  console.log(`\n${closingLine(tally)}`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
} finally {
  postgres.remove();
}
