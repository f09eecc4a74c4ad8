import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { noise } from '../../support/runner/noise.ts';
import { act, attemptAct } from './act.ts';
import { auditOf } from './audit-of.ts';
import { buildIntake, buildRequest } from './build-request.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

test('E5 a whole life leaves one event an act, each saying what changed', async () => {
  const file = { name: 'deed.txt', content: 'The deed.' };
  const { client, clientuser, allocator, drafter } = cast;
  const made = await clientuser.call('POST /reports/v1.0/requestdetails', { intake: buildIntake() }, [file]);
  let request = made.Data;
  request = await act(client, 'submit', request, { consent: true });
  request = await act(allocator, 'accept_and_allocate', request, { assignee: drafter.actor.userId });
  request = await act(drafter, 'start', request);
  request = await act(drafter, 'ask_client', request, { comment: 'Who owns it?' });
  request = await act(clientuser, 'answer', request, { comment: 'The family.' }, [file]);
  request = await act(drafter, 'submit_for_review', request);
  request = await act(allocator, 'return', request, { comment: 'Add the owner.' });
  request = await act(drafter, 'submit_for_review', request);
  request = await act(allocator, 'release', request);
  expect(request).toMatchObject({ status: 'released', version: 10, attachments: 2 });

  const trail = await allocator.call('GET /reports/v1.0/audittrails', { requestId: request.id, sort: 'seq' });
  expect(trail.Data.map(({ type }) => type)).toEqual(['request.drafted', ...Array(9).fill('request.acted')]);
  expect(trail.Data.map(({ actorName }) => actorName)[2]).toBe('Asha Rao');
  const allocation = trail.Data[2]?.changes;
  expect(allocation).toContainEqual({ field: 'status', before: 'submitted', after: 'allocated' });
  expect(allocation).toContainEqual({ field: 'drafterId', before: null, after: drafter.actor.userId });
});

test('E5 without its audit event an act does not happen', async () => {
  const request = await buildRequest(test1, cast);
  const before = await businessRows(test1);
  const close = (sentence: string) => test1.platform.database.raw.executeSql(sentence).then(() => undefined);
  await close(
    `create function no_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger no_audit before insert on audit_events for each row execute function no_audit()`,
  );
  noise.expect(/500 for POST/);
  try {
    expect((await attemptAct(cast.allocator, 'reject', request, { comment: 'No.' })).status).toBe(500);
  } finally {
    await close('drop trigger no_audit on audit_events; drop function no_audit()');
  }
  expect(await businessRows(test1)).toBe(before);
  expect(await auditOf(test1, request.id)).toEqual([]);
});

test('an act tells the others whom it concerns, never the one who did it', async () => {
  const request = await buildRequest(test1, cast);
  await act(cast.allocator, 'accept_and_allocate', request, { assignee: cast.drafter.actor.userId });
  const told = await test1.platform.database.tx({ kind: 'identity' }, async () => {
    const { rows } = await db().execute<{ user_id: string; activity: string }>(
      sql`select user_id, activity from notifications where request_id = ${request.id}`,
    );
    return rows;
  });
  expect(told).toEqual([{ user_id: cast.drafter.actor.userId, activity: 'was allocated to you' }]);
});

test('the time that the browser says is kept as its word and decides nothing', async () => {
  const request = await buildRequest(test1, cast, { status: 'draft' });
  const said = { C_TIMESTAMP: '1999-12-31 23:59:59' } as object;
  const { submittedAt } = await act(cast.clientuser, 'submit', request, { consent: true, ...said });
  expect(submittedAt).toBe(test1.platform.clock.now().toISOString());
  const { rows } = await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute<{ at: Date; said: string }>(
      sql`select at, personal->'values'->>'clientTime' as said from audit_events where request_id = ${request.id}`,
    ),
  );
  expect(rows.map(({ at, said: kept }) => [new Date(at), kept])).toEqual([
    [test1.platform.clock.now(), '1999-12-31 23:59:59'],
  ]);
});
