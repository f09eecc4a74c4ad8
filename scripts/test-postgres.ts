import { keepTemporaryFilesInMemory } from './machine/memory-folder.ts';
import { startPostgres } from './machine/postgres.ts';
import { compareWithOlder, readStatements } from './testing/compare-statements.ts';
import { close, sum } from './testing/tally.ts';
import { runServerTests } from './testing/test-suites.ts';

/** What statements alone do not tell: functions and triggers, roles, locks, lost connections, search, copies, erasure. */
const beyondStatements = [
  'server/platform/(db|jobs|signals)/',
  'tests/api/(audit|backup|requests|retention|search)/',
  'tests/api/hostile/(database|failing|foreign|matrix|roles|two-clients)',
];

// The server's tests and the stories over HTTP once more, on the PostgreSQL that is installed here. Where a run of all tests
// has recorded its statements, it prepares those, and runs the tests of what they do not tell.
const [recorded] = process.argv.slice(2);
keepTemporaryFilesInMemory();
const postgres = await startPostgres();
try {
  console.log(`${postgres.version} at ${postgres.url}`);
  const run = (...files: string[]) =>
    runServerTests({ projects: ['server', 'api'], files, env: { DATABASE_URL: postgres.url } });
  if (recorded)
    close(
      sum([await compareWithOlder(postgres.url, readStatements(recorded)), await run(...beyondStatements)]),
    );
  else close(await run());
} finally {
  postgres.remove();
}
