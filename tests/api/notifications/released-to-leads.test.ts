import { sql } from 'drizzle-orm';
import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { rowsOf } from '../identity/database-state.ts';
import { act } from '../requests/act.ts';
import { buildIntake, buildRequest } from '../requests/build-request.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';

const app = await openRequestsApp([mountNotifications]);
afterAll(() => app.close());
const ours = await buildCast(app);
const theirs = await buildCast(app);
const { clientId } = ours;
const secondLead = await signInAs(app, { role: 'client', clientId });
const colleague = await signInAs(app, { role: 'clientuser', clientId });

/** A report about this name, requested by somebody, is released. */
async function release(legalName: string, author: Member) {
  const request = await buildRequest(app, ours, {
    ...{ status: 'in_review', intake: buildIntake({ legalName }), authorId: author.actor.userId },
  });
  await act(ours.allocator, 'release', request);
}
const heard = async (who: Member, legalName: string) => {
  const { Data } = await who.call('GET /reports/v1.0/notifications', {});
  return Data.filter((notice) => notice.entity_name === legalName).map(({ activity }) => activity);
};
const told = ['was released: the report is ready'];

test('every lead of the organisation hears of a released report once, whoever requested it, and so does its author', async () => {
  await release('Requested By A User', ours.clientuser);
  for (const who of [ours.clientuser, ours.client, secondLead])
    expect([who.actor.role, await heard(who, 'Requested By A User')]).toEqual([who.actor.role, told]);
  await release('Requested By A Lead', ours.client);
  for (const who of [ours.client, secondLead]) expect(await heard(who, 'Requested By A Lead')).toEqual(told);
});

test('C8 nobody else of the organisation hears of it, and nobody of another one', async () => {
  await release('For Our Eyes', ours.clientuser);
  for (const who of [colleague, theirs.client, theirs.clientuser])
    expect([who.actor.role, await heard(who, 'For Our Eyes')]).toEqual([who.actor.role, []]);
});

test('a lead who watches the request hears of its release once', async () => {
  const request = await buildRequest(app, ours, {
    ...{ status: 'in_review', intake: buildIntake({ legalName: 'Watched By A Lead' }) },
  });
  await secondLead.call('POST /reports/v1.0/casepeople', {
    client: clientId,
    request: request.id,
    watch: true,
  });
  await act(ours.allocator, 'release', request);
  expect(await heard(secondLead, 'Watched By A Lead')).toEqual(told);
});

test('a disabled lead is told nothing', async () => {
  const { userId } = secondLead.actor;
  await rowsOf(app, sql`update users set disabled_at = now() where id = ${userId} returning id`);
  await release('After They Left', ours.clientuser);
  const rows = await rowsOf(
    app,
    sql`select user_id from notifications where entity_name = 'After They Left' order by user_id`,
  );
  const ids = rows.map((row) => (row as { user_id: string }).user_id);
  expect(ids).toContain(ours.client.actor.userId);
  expect(ids).not.toContain(userId);
});
