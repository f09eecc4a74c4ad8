import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { startPostgres } from './postgres.ts';
import { close } from './tally.ts';
import { runServerTests } from './test-suites.ts';

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
