import { generateKeyPairSync, sign } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { checkpointText } from '../../../engine/audit-chain/index.ts';
import { takeCheckpoint } from '../../../server/modules/audit/index.ts';
import { auditCheckpoints } from '../../../server/modules/audit/tables.ts';
import { db, type Scope } from '../../../server/platform/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { releasedRequest } from '../reports/release.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp, type ScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { rewriting } from './rewrite.ts';
import { afterForging, signChains, verifiedAfter, verifiedBy } from './tamper.ts';

let test1: ScreeningApp;
let ours: string;
let theirs: Member;
/** Our chain: rows 1–3 under checkpoint 1, rows 4–6 under checkpoint 2, one row more. */
beforeAll(async () => {
  test1 = await openScreeningApp();
  ours = test1.cast.client.actor.clientId ?? '';
  theirs = await signInAs(test1, { role: 'client' });
  for (const rows of [3, 3, 1]) {
    for (let row = 0; row < rows; row += 1) await draft(test1.cast.client);
    await draft(theirs);
    if (rows > 1) await signChains(test1);
  }
});
afterAll(() => test1.close());

let made = 0;
const draft = (who: Member) => {
  made += 1;
  return who.call('POST /reports/v1.0/requestdetails', { intake: intakeOf({ legalName: `Party ${made}` }) });
};
const stored = (chain = ours) =>
  test1.platform.database.tx({ kind: 'identity' }, () =>
    db()
      .select()
      .from(auditCheckpoints)
      .where(eq(auditCheckpoints.chain, chain))
      .orderBy(asc(auditCheckpoints.number)),
  );
const ofOurs = ({ chains }: Awaited<ReturnType<typeof verifiedBy>>) =>
  chains.find(({ chain }) => chain === ours);
const afterTampering = (statements: string) =>
  verifiedAfter(test1, test1.cast.admin, statements.replace(/\bA\b/g, `'${ours}'`));

test('E6 a checkpoint notes head, time and key of each chain that moved, and nothing twice', async () => {
  const rows = await stored();
  expect(rows.map(({ number, seq, kid }) => ({ number, seq, kid }))).toEqual([
    { number: 1, seq: 3, kid: 'dev' },
    { number: 2, seq: 6, kid: 'dev' },
  ]);
  expect(await stored('firm')).toHaveLength(2);
  expect(await takeCheckpoint(test1.platform, theirs.actor.clientId ?? '')).toMatchObject({
    checkpoint: { number: 3, seq: 3 },
  });
  expect(await takeCheckpoint(test1.platform, theirs.actor.clientId ?? '')).toEqual({
    checkpoint: null,
    brokenAt: null,
    why: null,
  });
});

test('E6 verification tells up to which row each chain is signed', async () => {
  expect(ofOurs(await verifiedBy(test1.cast.admin))).toMatchObject({
    brokenAt: null,
    checkpoint: { number: 2, seq: 6, kid: 'dev' },
    unsigned: 1,
  });
});

test('E6 only an administrator has the chains signed', async () => {
  const { client, allocator, drafter } = test1.cast;
  for (const who of [client, allocator, drafter]) {
    const { status } = await who.attempt('POST /reports/v1.0/audittrails', { action: 'checkpoint' });
    expect(status).toBe(403);
  }
});

test('E6 a tail that was cut off together with its head is missed, from its first row', async () => {
  const cut = `delete from audit_events where chain = A and seq > 4;
    update audit_chains set seq = 4, hash = (select hash from audit_events where chain = A and seq = 4) where chain = A`;
  expect(ofOurs(await afterTampering(cut))).toMatchObject({ brokenAt: 5, events: 4 });
  const noCheckpoint = `${cut}; delete from audit_checkpoints where chain = A and number = 2`;
  const report = await afterTampering(noCheckpoint);
  expect(ofOurs(report)).toMatchObject({ brokenAt: 5 });
  expect(report.log).toContain(`last number 2 of the chain ${ours} at row 6`);
});

test('E6 a chain that was rewritten with every hash made anew does not fit its checkpoint', async () => {
  const whole = await afterTampering(await rewriting(test1, ours, 1));
  expect(ofOurs(whole)).toMatchObject({ brokenAt: 3, why: expect.stringContaining('row 1 or a later one') });
  const later = await afterTampering(await rewriting(test1, ours, 5));
  expect(ofOurs(later)).toMatchObject({ brokenAt: 6, why: expect.stringContaining('row 4 or a later one') });
});

test('E6 a checkpoint signed by another key is named, and vouches for nothing', async () => {
  const [, second] = await stored();
  if (!second) throw new Error('there is no second checkpoint');
  const { privateKey } = generateKeyPairSync('ed25519');
  const claim = { ...second, at: second.at.toISOString() };
  const signature = sign(null, Buffer.from(checkpointText(claim)), privateKey).toString('base64url');
  const forged = await afterTampering(
    `update audit_checkpoints set signature = '${signature}' where chain = A and number = 2`,
  );
  expect(ofOurs(forged)).toMatchObject({
    brokenAt: 6,
    why: expect.stringContaining('was forged or changed'),
  });
});

test('E6 a checkpoint that was changed, moved to another chain or removed is named', async () => {
  const changed = 'update audit_checkpoints set seq = 5 where chain = A and number = 2';
  expect(ofOurs(await afterTampering(changed))).toMatchObject({ brokenAt: 5 });
  const first = 'delete from audit_checkpoints where chain = A and number = 1';
  expect(ofOurs(await afterTampering(first))).toMatchObject({
    brokenAt: 1,
    why: 'Checkpoint 1 is missing, somewhere in rows 1 to 6.',
  });
  const report = await afterTampering('delete from audit_checkpoints where chain = A and number = 2');
  expect(report.intact).toBe(false);
  expect(report.log).toMatch(/^Entry \d+ of the checkpoint log was removed/);
  expect(ofOurs(report)?.why).toBe('Checkpoint 2 at row 6 was removed or replaced.');
});

test('E6 what was rewritten is never signed, and the badge says so', async () => {
  const rewritten = await rewriting(test1, ours, 7);
  const report = await afterForging(
    test1,
    `${rewritten}; update audit_events set result = 'x' where chain = '${ours}' and seq = 7`,
    () => takeCheckpoint(test1.platform, ours),
  );
  expect(report).toMatchObject({ checkpoint: null, brokenAt: 7 });
  const cut = `delete from audit_events where chain = '${ours}' and seq > 4; update audit_chains set seq = 4 where chain = '${ours}'`;
  test1.platform.clock.advance(1000);
  const { broken } = await afterForging(test1, cut, () => signChains(test1));
  expect(broken).toBe(1);
  const { Data } = await test1.cast.admin.call('GET /security/v1.0/settings', { name: 'system' });
  expect(Data).toMatchObject({ system: { audit: { intact: false } } });
});

test.each([
  'update audit_checkpoints set seq = 1',
  'delete from audit_checkpoints',
  'truncate audit_checkpoints',
])('E6 the database refuses its own owner to %s', async (statement) => {
  const { raw } = test1.platform.database;
  await expect(raw.executeSql(statement)).rejects.toThrow('audit_checkpoints is append-only');
});

test('E6 no transaction of firm or client writes a checkpoint, and a client reads its own only', async () => {
  const { database } = test1.platform;
  const tenant: Scope = { kind: 'tenant', clientId: ours };
  const [row] = await stored();
  for (const scope of [tenant, { kind: 'firm' }] as const) {
    const insert = database.tx(scope, () =>
      db()
        .insert(auditCheckpoints)
        .values({ ...row, number: 99, serial: 99 } as never),
    );
    await expect(insert).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    });
  }
  const seen = await database.tx(tenant, () => db().select().from(auditCheckpoints));
  expect(new Set(seen.map(({ chain }) => chain))).toEqual(new Set([ours]));
});

test('E6 a chain gone from the database altogether is known by its checkpoints', async () => {
  const gone = (table: string) => `delete from ${table} where chain = A;`;
  const report = await afterTampering(`${gone('audit_events')} ${gone('audit_chains')} select 1`);
  expect(ofOurs(report)).toMatchObject({ brokenAt: 1 });
  expect(report.intact).toBe(false);
});

test('E6 two servers that sign at once take one checkpoint', async () => {
  await draft(test1.cast.client);
  const before = (await stored()).length;
  await Promise.all([1, 2, 3].map(() => takeCheckpoint(test1.platform, ours)));
  expect(await stored()).toHaveLength(before + 1);
  expect(await verifiedBy(test1.cast.admin)).toMatchObject({ intact: true, log: null });
});

test('E6 the release of a report has its chain signed at once, the seal included', async () => {
  await useInventedList(test1);
  const { id, clientId } = await releasedRequest(test1);
  const seal = await waitFor(
    async () => {
      const last = (await stored(clientId)).at(-1);
      const { Data } = await test1.cast.admin.call('GET /reports/v1.0/audittrails', {
        requestId: id,
        type: ['report.sealed'],
      });
      return last && last.seq >= (Data[0]?.seq ?? Number.NaN) ? last : null;
    },
    { what: 'the checkpoint of the release' },
  );
  expect(seal.chain).toBe(ours);
  expect(await verifiedBy(test1.cast.client)).toMatchObject({ intact: true, log: null });
});
