import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { waitFor } from '../../../tests/support/servers/wait-for.ts';
import { workItems } from '../jobs/tables.ts';
import { openTestPlatform, type TestPlatform } from '../testing.ts';
import { afterCommit, db } from './transaction.ts';

const system = { kind: 'system' } as const;
const firm = { kind: 'firm' } as const;
const [ours, theirs] = [randomUUID(), randomUUID()];
const asOurs = { kind: 'tenant', clientId: ours } as const;

const tx: TestPlatform['database']['tx'] = (scope, work) => platform.database.tx(scope, work);

const add = async (clientId: string | null) => {
  const now = new Date();
  await db()
    .insert(workItems)
    .values({ id: randomUUID(), kind: 'test', clientId, status: 'done', createdAt: now, updatedAt: now });
};
const seen = async () => (await db().select().from(workItems)).map(({ clientId }) => clientId);

const platform = await openTestPlatform();
await tx(system, async () => {
  for (const client of [ours, theirs, null]) await add(client);
});
afterAll(() => platform.close());

describe('C3 the database itself keeps clients apart', () => {
  test('a tenant sees its own rows without any condition in the query', async () => {
    expect(await tx(asOurs, seen)).toEqual([ours]);
  });

  test('the firm and the system see every row', async () => {
    expect((await tx(firm, seen)).length).toBe(3);
    expect((await tx(system, seen)).length).toBe(3);
  });

  test('a tenant can neither write, change nor delete a foreign row', async () => {
    const addView = (clientId: string | null) =>
      db().execute(sql`insert into saved_views (owner_id, client_id, list, title, query, shared)
        values (${randomUUID()}, ${clientId}, 'test', 'first', '', false)`);
    await tx(system, async () => {
      for (const client of [ours, theirs, null]) await addView(client);
    });
    await expect(tx(asOurs, () => addView(theirs))).rejects.toThrow();
    await expect(tx(asOurs, () => addView(null))).rejects.toThrow();
    await tx(asOurs, async () => {
      await db().execute(sql`update saved_views set title = 'mine'`);
      await db().execute(sql`delete from saved_views where client_id <> ${ours}`);
    });
    const { rows } = await tx(system, () => db().execute(sql`select client_id, title from saved_views`));
    expect(rows.filter(({ title }) => title === 'mine').map((row) => row.client_id)).toEqual([ours]);
    expect(rows).toHaveLength(3);
  });

  test('the limit ends with its transaction', async () => {
    await tx(asOurs, seen);
    expect((await tx(system, seen)).length).toBe(3);
    const { rows } = await platform.database.raw.executeSql('select current_user as who');
    expect(rows[0]?.who).not.toBe('prudence_tenant');
  });

  test('a tenant scope needs the id of a client', async () => {
    await expect(tx({ kind: 'tenant', clientId: "'; reset role; --" }, seen)).rejects.toThrow('needs the id');
  });

  test('the job queue is out of reach for tenant and firm', async () => {
    for (const scope of [asOurs, firm]) {
      await expect(tx(scope, () => db().execute(sql`select * from pgboss.job`))).rejects.toThrow();
    }
  });
});

describe('one transaction', () => {
  test('statements outside of it, inside another or after it throw', async () => {
    expect(() => db()).toThrow('needs a transaction');
    await expect(tx(system, () => tx(system, seen))).rejects.toThrow('tx() inside tx()');
    const end = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    await tx(system, async () => {
      late = end.promise.then(() => db());
    });
    end.resolve();
    await expect(late).rejects.toThrow('the transaction is over');
  });

  test('a snapshot is what its first statement saw, whatever is committed meanwhile, and nothing is written in it', async () => {
    const { database } = platform;
    const snapshot = { snapshot: true };
    await expect(database.tx(firm, () => add(null), snapshot)).rejects.toThrow();
    const labels = async () => (await db().select().from(workItems)).map(({ label }) => label);
    const read = async () => {
      const first = await labels();
      await database.raw.executeSql("update work_items set label = 'meanwhile'");
      return [first, await labels()];
    };
    const [first, second] = await database.tx(firm, read, snapshot);
    expect(second).toEqual(first);
    expect(await tx(firm, labels)).toEqual(['meanwhile', 'meanwhile', 'meanwhile']);
  });

  test('a single statement needs none, and a second one is refused', async () => {
    const { database } = platform;
    expect((await database.once(seen)).length).toBe(3);
    await expect(database.once(async () => [await seen(), await seen()])).rejects.toThrow();
    await expect(tx(system, () => database.once(seen))).rejects.toThrow('once() inside tx()');
    await expect(database.once(() => tx(system, seen))).rejects.toThrow('tx() inside tx()');
    expect((await database.once(seen)).length).toBe(3);
  });

  test('what was registered for after the commit runs then, outside of it, and never after a rollback', async () => {
    const order: string[] = [];
    await tx(system, async () => {
      afterCommit(async () => {
        order.push(`after ${(await tx(system, seen)).length}`);
      });
      order.push('inside');
    });
    const undone = tx(system, async () => {
      afterCommit(() => order.push('never'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await waitFor(() => order.length === 2);
    await tx(system, async () => afterCommit(() => order.push('last')));
    await waitFor(() => order.includes('last'));
    expect(order).toEqual(['inside', 'after 3', 'last']);
  });

  test('many at once all come through', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, (_, n) => tx(n % 2 ? asOurs : firm, seen)));
    expect(all.map((rows) => rows.length)).toEqual(Array.from({ length: 50 }, (_, n) => (n % 2 ? 1 : 3)));
  });
});
