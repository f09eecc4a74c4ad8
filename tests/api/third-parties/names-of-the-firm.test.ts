import { alerts as alertTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { analysisOf, screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { change } from './register-app.ts';

const app = await openScreeningApp();
await useInventedList(app);
afterAll(() => app.close());
const { cast } = app;

const ofTheFirm = [cast.allocator, cast.drafter].map(({ actor }) => actor.name);
const expectNoNames = (answer: object) => {
  for (const name of ofTheFirm) expect(JSON.stringify(answer)).not.toContain(name);
};

test('C4 a client reads that an alert was closed, and not who of the firm closed it', async () => {
  const { thirdPartyId, clientId } = await releasedRequest(app);
  const thirdParty = thirdPartyId ?? '';
  await app.platform.database.tx({ kind: 'identity' }, () =>
    db()
      .insert(alertTable)
      .values({
        ...{ clientId, thirdPartyId: thirdParty, kind: 'new_match' },
        text: 'A decision on a match of the same name has changed.',
        reasons: [{ code: 'alert.decision', values: {} }],
        raisedAt: app.platform.clock.now(),
      }),
  );
  const inbox = 'GET /reports/v1.0/alerts';
  const [alert] = (await cast.allocator.call(inbox, {})).Data;
  const dismissal = { action: 'dismiss_alert' as const, alert: alert?.id ?? '', reason: 'Another company.' };
  expect((await change(cast.allocator, thirdParty, dismissal)).status).toBe(200);
  const closed = await cast.client.call(inbox, { state: 'closed' });
  const party = await cast.client.call('GET /reports/v1.0/thirdparties', { id: thirdParty });
  expect(closed.Data).toMatchObject([{ outcome: 'dismissed', closedBy: 'Assessment team' }]);
  expect(party.thirdParty?.alerts).toMatchObject([{ outcome: 'dismissed', closedBy: 'Assessment team' }]);
  for (const answer of [closed, party]) expectNoNames(answer);
});

test('C4 a client reads what the firm writes to it and adds for it, and not who of the firm did', async () => {
  const request = await screenedRequest(app);
  const about = { client: request.clientId, request: request.id };
  await cast.drafter.call(
    'POST /reports/v1.0/casecomments',
    { ...about, text: 'See the file.', visibility: 'shared' },
    [{ name: 'for-you.txt', content: 'Read this.' }],
  );
  await act(cast.drafter, 'ask_client', await reload(app, request.id), { comment: 'Which mills?' });
  const shown = await analysisOf(cast.client, request);
  expect(shown.messages.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['See the file.', 'Which mills?']),
  );
  expect(shown.request.files).toMatchObject([{ name: 'for-you.txt' }]);
  expectNoNames(shown);
  const { messages } = await analysisOf(cast.allocator, request);
  expect(messages.map(({ byName }) => byName)).toContain(cast.drafter.actor.name);
});
