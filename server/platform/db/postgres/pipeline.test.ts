import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { countRoundTrips } from '../../../../tests/support/database/count-round-trips.ts';
import { waitFor } from '../../../../tests/support/servers/wait-for.ts';
import { workItems } from '../../jobs/tables.ts';
import { openTestPlatform, type TestPlatform } from '../../testing.ts';
import type { Database } from '../database.ts';
import { afterCommit, db, last, together } from '../transaction.ts';
import { openPostgres, unhurried } from './open-postgres.ts';

const system = { kind: 'system' } as const;
const firm = { kind: 'firm' } as const;
const ours = randomUUID();
const asOurs = { kind: 'tenant', clientId: ours } as const;
const tx: TestPlatform['database']['tx'] = (...given) => platform.database.tx(...given);

async function add(clientId: string | null) {
  const now = new Date();
  await db()
    .insert(workItems)
    .values({ id: randomUUID(), kind: 'test', clientId, status: 'done', createdAt: now, updatedAt: now });
}
const labels = async () => (await db().select().from(workItems)).map(({ label }) => label);
const countAll = async () => (await tx(system, labels)).length;

const platform = await openTestPlatform();
await tx(system, async () => {
  for (const client of [ours, randomUUID()]) await add(client);
});
afterAll(() => platform.close());

test('what begins a transaction travels with its first statement, and one without a statement asks nothing', async () => {
  const trips = await countRoundTrips(() => tx(asOurs, labels));
  expect(trips).toEqual([expect.stringMatching(/^select /), 'commit']);
  expect(await countRoundTrips(() => tx(asOurs, async () => 'nothing'))).toEqual([]);
});

test('a transaction of one statement is one round trip, is limited, committed and undone with it', async () => {
  const single = { single: true };
  expect(await countRoundTrips(() => tx(system, () => add(null), single))).toHaveLength(1);
  expect(await countAll()).toBe(3);
  expect((await tx(asOurs, labels, single)).length).toBe(1);
  const addAndFail = () =>
    db().execute(sql`insert into work_items (id, kind, status, created_at, updated_at)
      values (gen_random_uuid(), 'test', 'done', now(), now()) returning 1 / (select count(*) - 3 from work_items)`);
  await expect(tx(system, addAndFail, single)).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await countAll()).toBe(3);
});

test('a second statement of a transaction of one is refused', async () => {
  const twice = async () => [await labels(), await labels()];
  await expect(tx(firm, twice, { single: true })).rejects.toMatchObject({
    cause: { message: 'this transaction is for one statement' },
  });
});

test('works that need nothing of each other share a round trip, in their order', async () => {
  const [, read, nothing] = await tx(firm, () =>
    together(
      () => db().execute(sql`update work_items set label = 'together'`),
      labels,
      async () => 'nothing asked',
    ),
  );
  expect(new Set(read)).toEqual(new Set(['together']));
  expect(nothing).toBe('nothing asked');
  const nested = () => together(labels, () => together(labels, labels), labels);
  const trips = await countRoundTrips(() => tx(firm, nested));
  expect(trips.map((trip) => trip.split(' | ').length)).toEqual([4, 1]);
});

test('one of several works fails the transaction, once all of them have ended', async () => {
  const ended: string[] = [];
  const failed = Promise.withResolvers<void>();
  const slow = async () => {
    await labels();
    await failed.promise;
    await new Promise(setImmediate);
    ended.push('slow');
  };
  const fails = () => db().execute(sql`select 1 / 0`).finally(failed.resolve);
  await expect(tx(firm, () => together(slow, fails))).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(ended).toEqual(['slow']);
});

test('who only reads does not wait for the end of the transaction, and can write nothing in it', async () => {
  const reads = { reads: true };
  await expect(tx(firm, () => db().execute(sql`update work_items set label = ''`), reads)).rejects.toThrow();
  expect((await tx(asOurs, labels, reads)).length).toBe(1);
  expect(platform.database.connections().used).toBe(1);
  await waitFor(() => platform.database.connections().used === 0);
});

test('the end of a transaction that only reads travels with its last statement, and nothing is sent after it', async () => {
  const reads = { reads: true };
  const readTwice = () => together(labels, () => last(labels));
  const trips = await countRoundTrips(() => tx(asOurs, readTwice, reads));
  expect(trips.map((trip) => trip.includes('commit'))).toEqual([false]);
  const goesOn = async () => [await last(labels), await labels()];
  await expect(tx(firm, goesOn, reads)).rejects.toMatchObject({
    cause: { message: 'the last statement of this transaction was sent' },
  });
  await expect(tx(firm, () => last(() => db().execute(sql`select 1 / 0`)), reads)).rejects.toMatchObject({
    cause: { code: '22012' },
  });
  expect((await tx(asOurs, () => last(labels), reads)).length).toBe(1);
  expect(platform.database.connections().used).toBe(0);
});

test('a transaction that writes is undone by what fails after its last statement', async () => {
  const count = await countAll();
  const failing = tx(system, async () => {
    await last(() => add(null));
    throw new Error('after it');
  });
  await expect(failing).rejects.toThrow('after it');
  expect(await countAll()).toBe(count);
});

test('the failure that is told is the one of the database, not what followed from it', async () => {
  const goesOn = async () => [await labels(), await labels()];
  const fails = () => db().execute(sql`select 1 / 0`);
  await expect(tx(firm, () => together(goesOn, fails))).rejects.toMatchObject({ cause: { code: '22012' } });
});

test('a transaction that went on after a failed statement is not told as done', async () => {
  const told: string[] = [];
  const count = await countAll();
  const careless = tx(system, async () => {
    afterCommit(() => told.push('done'));
    await add(null);
    await db()
      .execute(sql`select 1 / 0`)
      .catch(() => {});
  });
  await expect(careless).rejects.toThrow('not committed');
  expect(await countAll()).toBe(count);
  expect(told).toEqual([]);
});

test('a statement that comes after the end of its transaction reaches nobody else’s', async () => {
  const count = await countAll();
  const late = sql`delete from work_items`;
  for (const work of [async () => db(), async () => labels().then(() => db())]) {
    const handle = await tx(system, work);
    await expect(handle.execute(late)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('the transaction is over') },
    });
  }
  const failing: ReturnType<typeof db>[] = [];
  const failed = tx(system, async () => {
    failing.push(db());
    await db().execute(sql`select 1 / 0`);
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  await expect(failing[0]?.execute(late)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('the transaction is over') },
  });
  expect(await countAll()).toBe(count);
});

describe('a statement that comes again and again where nothing is written', () => {
  const reads = { reads: true };
  // One connection for all.
  let narrow: Database;
  const narrowTx: Database['tx'] = (...given) => narrow.tx(...given);
  const countKept = async (text: string) => {
    const kept = sql`select statement from pg_prepared_statements where position(${text} in statement) > 0`;
    return (await narrowTx(system, () => db().execute(kept))).rows.length;
  };
  beforeAll(() => {
    narrow = openPostgres(platform.database.url, { ...unhurried, onError: () => {}, max: 1 });
  });
  afterAll(() => narrow.close());
  const named = (label: string) =>
    db().select({ label: workItems.label }).from(workItems).where(sql`label <> ${label}`);

  test('is kept by its connection, gives each role its own rows, and new ones too', async () => {
    for (let n = 0; n < 8; n += 1) await narrowTx(asOurs, () => named('none'), reads);
    expect(await countKept('label <> $1')).toBe(1);
    expect((await narrowTx(asOurs, () => named('none'), reads)).length).toBe(1);
    const all = await countAll();
    expect((await narrowTx(firm, () => named('none'), reads)).length).toBe(all);
    await narrowTx(system, () => add(ours));
    expect((await narrowTx(asOurs, () => named('none'), reads)).length).toBe(2);
    expect((await narrowTx(firm, () => named('none'), reads)).length).toBe(all + 1);
  });

  test('is planned for its own words if it searches, as how common they are decides how', async () => {
    const search = () =>
      db().execute(sql`select 1 where to_tsvector('simple', 'oil mill') @@ to_tsquery('simple', ${'oil'})`);
    for (let n = 0; n < 8; n += 1) expect((await narrowTx(firm, search, reads)).rows.length).toBe(1);
    expect(await countKept('@@ to_tsquery')).toBe(0);
  });

  test('is asked again after it failed, whether by itself or with what begins its transaction', async () => {
    const divide = (by: number) => () => db().execute<{ of: number }>(sql`select 1 / ${by}::int as of`);
    for (let n = 0; n < 4; n += 1) await narrowTx(firm, divide(1), reads);
    await expect(narrowTx(firm, divide(0), reads)).rejects.toMatchObject({ cause: { code: '22012' } });
    expect((await narrowTx(firm, divide(1), reads)).rows).toEqual([{ of: 1 }]);
    const broken = () => db().execute(sql`select nothing from nowhere where ${1} = 1`);
    for (let n = 0; n < 5; n += 1)
      await expect(narrowTx(firm, broken, reads)).rejects.toMatchObject({ cause: { code: '42P01' } });
    await narrowTx(system, () => db().execute(sql`create temporary table nowhere as select 1 as nothing`));
    expect((await narrowTx(system, broken, reads)).rows).toEqual([{ nothing: 1 }]);
  });
});
