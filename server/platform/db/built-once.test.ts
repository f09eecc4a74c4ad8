import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { workItems } from '../jobs/tables.ts';
import { openTestPlatform, type TestPlatform } from '../testing.ts';
import { builtOnce, placeholders } from './built-once.ts';
import { db } from './transaction.ts';

const system = { kind: 'system' } as const;
const [ours, theirs] = [randomUUID(), randomUUID()];
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
  const now = platform.clock.now();
  const values = [ours, theirs].map((id) => ({
    id,
    kind: 'test',
    clientId: id,
    status: 'done' as const,
    createdAt: now,
    updatedAt: now,
  }));
  await platform.database.tx(system, () => db().insert(workItems).values(values));
});
afterAll(() => platform.close());

const select = ({ clientId }: { clientId: unknown }) =>
  db()
    .select({
      item: workItems,
      related: {
        doubled: sql<number>`2 * count(*) over ()`.mapWith(Number),
        same: sql<string>`${workItems.clientId}`.as('same'),
      },
      nothing: sql<null>`null`,
    })
    .from(workItems)
    .where(eq(workItems.clientId, clientId as string));

test('a select built once returns the rows that a select built for each call returns', async () => {
  let times = 0;
  const build = () => {
    times += 1;
    return select(placeholders('clientId'));
  };
  for (const clientId of [ours, theirs, randomUUID()]) {
    const [plain, once] = await platform.database.tx(system, async () => [
      await select({ clientId }),
      await builtOnce('test', build, { clientId }),
    ]);
    expect(once).toEqual(plain);
    expect(once.map(({ item }) => item.id)).toEqual(
      clientId === ours || clientId === theirs ? [clientId] : [],
    );
  }
  expect(times).toBe(1);
});

test('a value that is missing is an error and not nothing', async () => {
  const build = () => select(placeholders('clientId'));
  await expect(platform.database.tx(system, () => builtOnce('test', build, {}))).rejects.toThrow('clientId');
});
