import { sql } from 'drizzle-orm';
import { breakGlass } from '../../../server/modules/identity/index.ts';
import { freePort } from '../../../server/platform/free-port.ts';
import { mailThrough, startMailServer } from '../../support/peers/mail-server.ts';
import { enter, signInAs } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { rowsOf } from '../identity/database-state.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const port = await freePort();
const post = await startMailServer({ port, refuse: () => null });
const app = await openScreeningApp([], {
  env: {
    mail: mailThrough(port),
  },
});
afterAll(async () => {
  await app.close();
  await post.close();
});

test('A22 break-glass is mailed to every administrator, whatever they chose, and to the person; nobody else is mailed', async () => {
  const { admin } = app.cast;
  await admin.call('POST /reports/v1.0/notifications/preferences', {
    kinds: [{ kind: 'system', byMail: false }],
  });
  const lost = await signInAs(app, { role: 'admin' });
  await breakGlass(app.platform, lost.actor.username);
  await app.platform.jobs.runScheduled('notifications.news');
  const written = await rowsOf<{ user_id: string }>(app, sql`select user_id from mails where kind = 'news'`);
  expect(written.map(({ user_id }) => user_id).sort()).toEqual(
    [admin.actor.userId, lost.actor.userId].sort(),
  );
  for (const { actor } of [admin, lost])
    await waitFor(
      () =>
        post.received.some(
          ({ to, text }) => to.includes(actor.email) && text.includes('given a new way in on the server'),
        ),
      { what: `a mail to ${actor.email}` },
    );
});

test('A22 it is an alarm among the notifications of each administrator until they clear it', async () => {
  const { admin } = app.cast;
  const alarms = async () => {
    const { Data } = await (await enter(app, admin.actor.userId)).call('GET /reports/v1.0/notifications', {});
    return Data.filter(({ alarm }) => alarm);
  };
  const [alarm, ...more] = await alarms();
  expect([alarm?.activity, more]).toEqual([
    'was given a new way in by the break-glass command on the server',
    [],
  ]);
  await admin.call('POST /reports/v1.0/notifications', { clear_all: false, id: alarm?.id });
  expect(await alarms()).toEqual([]);
});
