import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLES, type Role } from '../../../contract/words.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { openHostileApp } from './hostile-app.ts';

// npm run test:fuzz -- [ROLE…]: schemathesis, a program of PyPI, calls the operations of docs/openapi.json with invented
// input, once as each role. An answer of 5xx, or one whose status, content type or shape the document does not name, fails.
const { SCHEMATHESIS: program = 'schemathesis', EXAMPLES: examples = '20', SEED: seed = '1' } = process.env;
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];
/** Asks a passkey of the firm's people or ends what idles: what comes after it would be refused. It is called last. */
const lastPath = '/security/v1.0/settings';
/** Answers 401 whoever calls: what it was sent continues no session. */
const refreshPath = '/security/v1.0/token/refresh';
/** They would end the session of the run, or wait for an answer that does not end. */
const leftOut = [
  '/security/v1.0/logoutuser',
  '/security/v1.0/sessions',
  '/reports/v1.0/notifications/stream',
];

if (spawnSync(program, ['--version']).error) {
  console.log(
    'Skipped: schemathesis is missing. Install it (pip install schemathesis) or name it in SCHEMATHESIS.',
  );
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}

const named = process.argv.slice(2);
const roles = ROLES.filter((role) => named.length === 0 || named.includes(role));
const directory = await mkdtemp(join(tmpdir(), 'prudence-fuzz-'));
let failed = 0;
for (const role of roles) if (!(await fuzzAs(role))) failed += 1;
await rm(directory, { recursive: true });
console.log(`\n${roles.length - failed} passed, ${failed} failed, 0 skipped`);
process.exit(failed > 0 ? 1 : 0);

/** Each role meets a server and a database of its own: what one changes is not what the next one finds. */
async function fuzzAs(role: Role): Promise<boolean> {
  const server = await openHostileApp();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { admin, allocator, ours } = server;
  const person = { admin, allocator, ...ours }[role];
  const { headers } = await enter(server, person.actor.userId);
  console.log(`\n== ${role}`);
  const { authorization } = headers;
  const answers = watchAnswers(server.app.server, authorization);
  const most = [...leftOut, lastPath].flatMap((path) => ['--exclude-path', path]);
  const isFine = await run(address, authorization, most, `${role}.json`);
  const { lost, counts } = answers();
  console.log(`${role} was answered ${counts}`);
  const isLastFine = await run(address, authorization, ['--include-path', lastPath], `${role}-last.json`);
  await server.close();
  if (lost) console.log(`The session of ${role} was over at ${lost}: the rest of the run says nothing.`);
  return isFine && isLastFine && !lost;
}

async function run(address: string, authorization: string, which: string[], report: string) {
  const path = join(directory, report);
  const args = [
    ['run', join(projectRoot, 'docs/openapi.json'), '--url', address, '--no-color', '--warnings', 'off'],
    ['-H', `Authorization: ${authorization}`, '-c', checks.join(',')],
    ['--phases', 'coverage,fuzzing', '-n', examples, '--seed', seed, '--no-shrink', '--workers', '1'],
    ['--suppress-health-check', 'all', '--request-timeout', '60'],
    ['--report', 'json', '--report-json-path', path],
    which,
  ].flat();
  const ended = spawn(program, args, { cwd: directory, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve) => ended.on('close', resolve));
  const { test_cases: cases } = JSON.parse(await readFile(path, 'utf8'));
  console.log(`${report}: ${cases.generated} cases, ${cases.unique_failures} kinds of failure`);
  return code === 0;
}

/** How often the server answered what, and which call was the first that it no longer knew the caller in. */
function watchAnswers(server: Server, authorization: string) {
  const counts = new Map<number, number>();
  let before = '';
  let lost: string | undefined;
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    res.on('finish', () => {
      const { statusCode: status } = res;
      const call = `${req.method} ${req.url}`;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const isOurs = req.headers.authorization === authorization && !call.includes(refreshPath);
      if (status === 401 && isOurs) lost ??= `${call}, after ${before}`;
      else before = call;
    });
  });
  return () => {
    const told = [...counts].toSorted(([one], [other]) => one - other);
    return { lost, counts: told.map(([status, count]) => `${count} × ${status}`).join(', ') };
  };
}
