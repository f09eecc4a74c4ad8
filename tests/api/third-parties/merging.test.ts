import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { moveMentions } from '../../../server/modules/news/index.ts';
import { newsMentions } from '../../../server/modules/news/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { act } from '../requests/act.ts';
import { buildIntake, buildRequest, reload } from '../requests/build-request.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';
import { change, rated, read, stored, submitted } from './register-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

test('what two entries held belongs to the one that stays, and so does what arrives for either', async () => {
  const kept = await submitted(test1, cast);
  const gone = await rated(test1, cast, { legalName: 'Narmada Fibres Limited' });
  const merged = await change(cast.client, gone.thirdParty, {
    action: 'merge',
    into: kept.thirdParty,
    reason: 'Renamed in 2024.',
  });
  expect(merged.body.Data).toMatchObject({ id: kept.thirdParty, rating: 'low', requests: 2 });
  const lost = await cast.client.attempt('GET /reports/v1.0/thirdparties', { id: gone.thirdParty });
  expect(lost.status).toBe(404);

  const intake = buildIntake({ legalName: 'Narmada Fibres Limited' });
  const draft = await buildRequest(test1, cast, { status: 'draft', intake });
  await act(cast.clientuser, 'submit', draft, { consent: true });
  expect((await reload(test1, draft.id)).thirdPartyId).toBe(kept.thirdParty);
  expect((await read(cast.client, kept.thirdParty)).assessments).toHaveLength(3);
});

test('a request that arrives while its third party is being merged belongs to the one that stays', async () => {
  const kept = await submitted(test1, cast);
  const gone = await submitted(test1, cast, { legalName: 'Kaveri Tiles Limited' });
  const intake = buildIntake({ legalName: 'Kaveri Tiles Limited' });
  const draft = await buildRequest(test1, cast, { status: 'draft', intake });
  // What a merge does, held open until the other one waits for it.
  const merging = new pg.Client({ connectionString: test1.platform.database.ownerUrl });
  await merging.connect();
  await merging.query('begin');
  await merging.query('update third_parties set merged_into = $1 where id = $2', [
    kept.thirdParty,
    gone.thirdParty,
  ]);
  const submitting = act(cast.clientuser, 'submit', draft, { consent: true });
  await waitFor(async () => {
    const waiting =
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    return (await merging.query(waiting)).rows.length > 0;
  });
  await merging.query('commit');
  await merging.end();
  await submitting;
  expect((await reload(test1, draft.id)).thirdPartyId).toBe(kept.thirdParty);
});

test('a third party is merged neither into itself nor into another client’s', async () => {
  const mine = await submitted(test1, cast);
  const other = await buildCast(test1);
  const theirs = await submitted(test1, other);
  const into = (id: string) =>
    change(cast.client, mine.thirdParty, { action: 'merge', into: id, reason: 'The same.' });
  expect((await into(mine.thirdParty)).status).toBe(400);
  expect((await into(theirs.thirdParty)).status).toBe(404);
});

const approved = (id: string, decision: 'approved' | 'approved_with_conditions' | 'rejected', more = {}) =>
  change(cast.client, id, { action: 'decide', decision, reason: 'As agreed.', ...more });
const merged = (gone: string, into: string) =>
  change(cast.client, gone, { action: 'merge', into, reason: 'The same company.' });

test('of two days of review the earlier one stays', async () => {
  const gone = await rated(test1, cast, { legalName: 'Gandak Yarns Limited' });
  const kept = await rated(test1, cast, { legalName: 'Gandak Yarns' });
  const sooner = test1.platform.clock.calendar.today().replace(/^\d+/, (year) => String(Number(year) + 1));
  const set = await change(cast.client, gone.thirdParty, { action: 'review_on', nextReviewOn: sooner });
  expect(set.status).toBe(200);
  expect((await merged(gone.thirdParty, kept.thirdParty)).status).toBe(200);
  expect((await read(cast.client, kept.thirdParty)).nextReviewOn).toBe(sooner);
});

test('whoever was monitored stays monitored by the third party that stays', async () => {
  const gone = await rated(test1, cast, { legalName: 'Kosi Textiles Limited' });
  const kept = await submitted(test1, cast, { legalName: 'Kosi Textiles' });
  await approved(gone.thirdParty, 'approved');
  await change(cast.client, gone.thirdParty, { action: 'monitor', monitored: true });
  expect((await merged(gone.thirdParty, kept.thirdParty)).status).toBe(200);
  expect(await stored(test1, kept.thirdParty)).toMatchObject({ monitored: true, relationship: 'approved' });
});

test('the facts of the third party that stays are those of the newest request that was not given up', async () => {
  const gone = await submitted(test1, cast, { legalName: 'Sone Cements Limited' });
  const kept = await submitted(test1, cast, { legalName: 'Sone Cements' });
  await act(cast.client, 'cancel', kept.request, { comment: 'Raised twice.' });
  expect((await merged(gone.thirdParty, kept.thirdParty)).status).toBe(200);
  expect(await stored(test1, kept.thirdParty)).toMatchObject({ lastRequestId: gone.request.id });
});

test('of two decisions the stricter one stays, with its reason and its conditions', async () => {
  const gone = await rated(test1, cast, { legalName: 'Tapti Chemicals Limited' });
  const kept = await rated(test1, cast, { legalName: 'Tapti Chemicals' });
  const conditions = [{ text: 'Send the audited accounts.', dueOn: '2031-01-31' }];
  await approved(gone.thirdParty, 'approved_with_conditions', {
    conditions,
    reason: 'Accounts are missing.',
  });
  await approved(kept.thirdParty, 'approved');
  const { body } = await merged(gone.thirdParty, kept.thirdParty);
  expect(body.Data).toMatchObject({
    relationship: 'approved_with_conditions',
    decision: { reason: 'Accounts are missing.' },
    conditions: [{ text: 'Send the audited accounts.', state: 'open' }],
  });
});

test('a rejection is kept by the third party that stays, whoever decided last, and ends its monitoring', async () => {
  const gone = await rated(test1, cast, { legalName: 'Chambal Mills Limited' });
  const kept = await rated(test1, cast, { legalName: 'Chambal Mills' });
  await approved(gone.thirdParty, 'rejected');
  await approved(kept.thirdParty, 'approved');
  await change(cast.client, kept.thirdParty, { action: 'monitor', monitored: true });
  const { body } = await merged(gone.thirdParty, kept.thirdParty);
  expect(body.Data).toMatchObject({ relationship: 'rejected', monitored: false, nextReviewOn: null });
});

test('news that named the third party that goes names the one that stays, and none is raised twice', async () => {
  const gone = await submitted(test1, cast, { legalName: 'Betwa Cement Limited' });
  const kept = await submitted(test1, cast, { legalName: 'Betwa Cement' });
  const mention = (thirdPartyId: string, itemKey: string, raisedAt: Date | null) => ({
    ...{ thirdPartyId, itemKey, raisedAt, clientId: cast.clientId, feed: 'Gazette', title: itemKey },
    ...{ fetchedAt: new Date(), fileId: itemKey, sha256: '' },
  });
  const system = { kind: 'identity' } as const;
  await test1.platform.database.tx(system, () =>
    db()
      .insert(newsMentions)
      .values([
        mention(gone.thirdParty, 'alone', null),
        mention(gone.thirdParty, 'both', new Date()),
        mention(kept.thirdParty, 'both', null),
      ]),
  );
  await test1.platform.database.tx(system, () => moveMentions(gone.thirdParty, kept.thirdParty));
  const rows = await test1.platform.database.tx(system, () =>
    db().select().from(newsMentions).where(eq(newsMentions.thirdPartyId, kept.thirdParty)),
  );
  expect(rows.map(({ itemKey, raisedAt }) => [itemKey, raisedAt !== null]).sort()).toEqual([
    ['alone', false],
    ['both', true],
  ]);
});

test('the trail tells what a merge carried over', async () => {
  const gone = await rated(test1, cast, { legalName: 'Sabarmati Paper Limited' });
  const kept = await submitted(test1, cast, { legalName: 'Sabarmati Paper' });
  await approved(gone.thirdParty, 'approved');
  await change(cast.client, gone.thirdParty, { action: 'monitor', monitored: true });
  await merged(gone.thirdParty, kept.thirdParty);
  const rows = await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute<{ data: unknown }>(
      sql`select data from audit_events where type = 'thirdparty.merged' and data ->> 'into' = ${kept.thirdParty}`,
    ),
  );
  expect(rows.rows.map(({ data }) => data)).toEqual([
    { into: kept.thirdParty, requests: 1, monitored: true, relationship: 'approved' },
  ]);
});
