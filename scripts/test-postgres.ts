import { keepTemporaryFilesInMemory } from './machine/memory-folder.ts';
import { startPostgres } from './machine/postgres.ts';
import { close } from './testing/tally.ts';
import { runServerTests } from './testing/test-suites.ts';

// The server's tests and the stories over HTTP once more, on a real PostgreSQL.
keepTemporaryFilesInMemory();
const postgres = await startPostgres();
try {
  console.log(`${postgres.version} at ${postgres.url}`);
  const tally = await runServerTests(['server', 'api'], { DATABASE_URL: postgres.url });
  close(tally);
} finally {
  postgres.remove();
}
