import { sql } from 'drizzle-orm';
import { db, type Scope } from '../../../server/platform/index.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { verifiedBy } from './tamper.ts';

const test1 = await openScreeningApp();
const { Data } = await test1.cast.client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() });
const request = Data.id;
afterAll(() => test1.close());

const statements = [
  ['an update', `update audit_events set result = 'refused'`],
  ['an update of personal values to others', `update audit_events set personal = '{"salt":"","values":{}}'`],
  ['a deletion', 'delete from audit_events'],
  ['a truncation', 'truncate audit_events'],
  ['a truncation by way of another table', 'truncate audit_chains, audit_events cascade'],
] as const;

test.each(statements)(
  'E6 the database refuses its own owner %s of audit events',
  async (_what, statement) => {
    const { raw } = test1.platform.database;
    await expect(raw.executeSql(statement)).rejects.toThrow('audit_events is append-only');
  },
);

test.each(statements)(
  'E6 neither firm nor tenant has the right to %s of audit events',
  async (_what, statement) => {
    const clientId = test1.cast.client.actor.clientId ?? '';
    const scopes: Scope[] = [{ kind: 'firm' }, { kind: 'tenant', clientId }];
    for (const scope of scopes) {
      const tried = test1.platform.database.tx(scope, () => db().execute(sql.raw(statement)));
      await expect(tried).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      });
    }
  },
);

test('E8 a person can be erased from the events, and the chains verify as before', async () => {
  const trail = () => test1.cast.client.call('GET /reports/v1.0/audittrails', { requestId: request });
  const { Data: before } = await trail();
  expect(before[0]).toMatchObject({ actorName: 'Carla Client', ip: '127.0.0.1' });

  const erased = await test1.platform.database.raw.executeSql(
    `update audit_events set personal = null where actor_id = '${test1.cast.client.actor.userId}' returning seq`,
  );
  expect(erased.rows.length).toBeGreaterThan(0);

  const { Data: after } = await trail();
  expect(after[0]).toMatchObject({
    actorName: expect.stringMatching(/^Former user [0-9a-f]{8}$/),
    ip: '(erased)',
    hash: before[0]?.hash,
  });
  expect(await verifiedBy(test1.cast.admin)).toMatchObject({ intact: true });
});
