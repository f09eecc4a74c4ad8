import { eq, sql } from 'drizzle-orm';
import { users } from '../../../server/modules/identity/tables.ts';
import { expectedDuplicates } from '../../../server/platform/db/expected-duplicates.ts';
import { db } from '../../../server/platform/index.ts';
import { noise } from '../../support/runner/noise.ts';
import { recordLog } from '../../support/servers/record-log.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { settled } from './settled.ts';

const mark = 'marked-7731';
const { lines, log } = recordLog();
const logged = (text: string) => lines.filter((line) => line.includes(text)).map((line) => JSON.parse(line));

const test1 = await openTestApp({
  log,
  modules: [
    (app, { database, jobs }) => {
      const statement = (path: string, run: () => Promise<unknown>) =>
        app.get(path, () => database.tx({ kind: 'identity' }, run));
      statement('/insert', () =>
        db().execute(sql`insert into clients (name, code) values (${mark}, ${null})`),
      );
      statement('/update', () =>
        db()
          .update(users)
          .set({ name: mark, email: `${mark}@example.com` })
          .where(eq(users.id, `${mark}\n    at a name`)),
      );
      statement('/duplicate', () =>
        db().execute(sql`insert into clients (id, name, code, modules, created_at)
            select gen_random_uuid(), ${mark}, ${mark}, '[]'::jsonb, now() from generate_series(1, 2)`),
      );
      statement('/same-key', () =>
        db().execute(sql`insert into audit_chains (chain, seq, hash)
            select 'firm', 0, ${mark} from generate_series(1, 2)`),
      );
      jobs.define(
        'marked.job',
        () =>
          database.tx({ kind: 'identity' }, () =>
            db()
              .insert(users)
              .values({ name: mark } as never),
          ),
        { retries: 0 },
      );
    },
  ],
});
await test1.platform.jobs.start();
afterAll(() => test1.close());

test('D20 no parameter of a statement that failed reaches the log, its code and constraint do', async () => {
  noise.expect(/500 for GET/);
  for (const path of ['/insert', '/update', '/duplicate'])
    expect((await test1.app.inject(path)).statusCode).toBeGreaterThanOrEqual(400);
  await test1.platform.database.tx({ kind: 'identity' }, () => test1.platform.jobs.enqueue('marked.job', {}));
  await settled(test1);
  expect(lines.filter((line) => line.includes(mark))).toEqual([]);
  const causes = logged('"err"').map(({ err }) => err.cause);
  expect(causes.map(({ code }) => code)).toEqual(expect.arrayContaining(['23502', '22P02']));
  expect(causes.find(({ code }) => code === '22P02').message).toBe('invalid input syntax for type uuid: "…"');
});

test('D20 codes of errors are shown, one-time codes are not', () => {
  log.error({ err: Object.assign(new Error('disk'), { code: 'ENOSPC', syscall: 'write' }) }, 'an error');
  log.error({ err: Object.assign(new Error('thrown by hand'), { code: '123456' }) }, 'odd');
  log.error({ code: '654321', body: { code: '654321' }, call: { body: { code: '654321' } } }, 'a call');
  expect(logged('an error')[0].err).toMatchObject({ code: 'ENOSPC', syscall: 'write', message: 'disk' });
  expect(lines.join('')).not.toMatch(/123456|654321/);
});

test('a unique violation that is expected when two people act at once is a 409 in words', async () => {
  const answer = await test1.app.inject('/duplicate');
  expect([answer.statusCode, answer.json().code, answer.json().Data]).toEqual([
    409,
    'record.taken',
    'Someone else has just created this record. Reload to see it.',
  ]);
});

test('the id that a refused person sees leads to the line of the call, with the code of the refusal', async () => {
  for (const [path, status, refusal] of [
    ['/duplicate', 409, 'record.taken'],
    ['/nothing', 404, 'not_found'],
  ] as const) {
    const { id } = (await test1.app.inject(path)).json();
    expect(logged(id)).toMatchObject([{ status, refusal, msg: 'request' }]);
  }
});

test('every unique constraint that is expected to be run into exists in the database', async () => {
  const names = expectedDuplicates();
  const { rows } = await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`select indexname from pg_indexes where indexname in ${names}`),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(rows).toHaveLength(names.length);
});

test('a unique violation that nobody expects is a 500 whose id is in the log with the constraint', async () => {
  noise.expect(/500 for GET/);
  const answer = await test1.app.inject('/same-key');
  const { code, id } = answer.json();
  expect([answer.statusCode, code]).toEqual([500, 'server.error']);
  const [line] = logged(id).filter(({ err }) => err);
  expect(line).toMatchObject({ level: 50, err: { cause: { constraint: 'audit_chains_pkey' } } });
});
