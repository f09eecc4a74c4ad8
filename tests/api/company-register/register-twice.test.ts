import { sql } from 'drizzle-orm';
import { aRegister } from '../../support/data/company-master.ts';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { rowsOf } from '../identity/database-state.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { importRegister, registers } from './company-register-app.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
afterAll(() => app.close());

/** Three batches. */
const companies = 900;
const rows = Array.from(
  { length: companies },
  (_, at) =>
    `U15400MH2009PTC${100_000 + at},11-06-2009,VALLEY DAIRY ${at} PRIVATE LIMITED,ACTV,Private,Maharashtra`,
);

/** Each batch is a report. */
const run = (versionId: string, meanwhile: Parameters<typeof handlers.run>[1] = {}) =>
  handlers.run({ kind: 'register.import', data: { versionId } }, meanwhile);

test('a register that is read by two servers at once is staged whole or not at all', async () => {
  const { admin } = app.cast;
  const version = await importRegister(admin, [aRegister(rows)]);
  await app.platform.database.raw.executeSql(
    `update company_register_versions set status = 'importing' where id = '${version}'`,
  );
  let second: Promise<unknown> = Promise.resolve();
  let letGo = () => {};
  const firstDone = new Promise<void>((done) => {
    letGo = done;
  });
  // The first has read everything when the second begins and empties the table.
  await run(version, {
    4: () =>
      new Promise<void>((isEmptied) => {
        second = run(version, {
          1: () => {
            isEmptied();
            return firstDone;
          },
        });
      }),
  });
  letGo();
  await second;
  expect((await registers(admin))[0]).toMatchObject({ status: 'staged', companies, rejectedRows: 0 });
  const [{ slot } = { slot: '' }] = await rowsOf<{ slot: string }>(
    app,
    sql`select slot from company_register_versions where id = ${version}`,
  );
  const [stored] = await rowsOf<{ count: number }>(
    app,
    sql.raw(`select count(*)::int as count from registered_companies_${slot}`),
  );
  expect(stored?.count).toBe(companies);
});
