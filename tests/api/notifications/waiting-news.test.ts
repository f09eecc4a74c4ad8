import { sql } from 'drizzle-orm';
import { noticeText, notify } from '../../../server/modules/notifications/index.ts';
import { freePort } from '../../../server/platform/free-port.ts';
import { mailThrough, startMailServer } from '../../support/peers/mail-server.ts';
import { closeClient } from '../../support/people/close-client.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { rowsOf } from '../identity/database-state.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const port = await freePort();
const test1 = await openScreeningApp([], { env: { mail: mailThrough(port) } });
const { admin } = test1.cast;
afterAll(() => test1.close());

const save = 'POST /security/v1.0/userdetails';
const mailsOf = ({ actor }: Member) =>
  rowsOf<{ status: string; tries: number }>(
    test1,
    sql`select status, tries from mails where kind = 'news' and user_id = ${actor.userId}`,
  );

/** Holds every mail once no try is under way: one that began before a change would still send it. */
async function holdAll(count: number) {
  const until = new Date(test1.platform.clock.now().getTime() + 60_000).toISOString();
  let held = 0;
  const holdFree = async () => {
    const free = sql`update mails set held_until = ${until} where kind = 'news' and held_until is null returning id`;
    held += (await rowsOf(test1, free)).length;
    return held === count;
  };
  await waitFor(holdFree, { what: 'the tries to end' });
}

test('C7 news that waits for the mail server does not reach who may not come in any more, went elsewhere or has another address', async () => {
  const disabled = await signInAs(test1, { role: 'client' });
  const closed = await signInAs(test1, { role: 'client' });
  const readdressed = await signInAs(test1, { role: 'client' });
  const reader = await signInAs(test1, { role: 'client' });
  const moved = await signInAs(test1, { role: 'client' });
  const other = await signInAs(test1, { role: 'client' });
  const demoted = await signInAs(test1, { role: 'client' });
  const all = [disabled, closed, readdressed, moved, demoted, reader];
  for (const { actor } of all)
    await test1.platform.database.tx({ kind: 'identity' }, () =>
      notify(test1.platform.clock, {
        userIds: [actor.userId],
        clientId: actor.clientId,
        kind: 'question',
        entityName: 'Secret Kettles',
        activity: noticeText('request.question'),
      }),
    );
  expect(await test1.platform.jobs.runScheduled('notifications.news')).toBe(all.length);
  for (const who of all)
    await waitFor(async () => ((await mailsOf(who))[0]?.tries ?? 0) > 0, { what: 'the first try' });
  await holdAll(all.length);
  await admin.call(save, { action: 'disable', id: disabled.actor.userId });
  await closeClient(admin, closed.actor.clientId);
  const { clientId } = other.actor;
  await admin.call(save, { action: 'change', id: moved.actor.userId, user: { clientId } });
  await admin.call(save, { action: 'change', id: demoted.actor.userId, user: { role: 'clientuser' } });
  const email = 'corrected@client.example';
  await admin.call(save, { action: 'change', id: readdressed.actor.userId, user: { email } });

  const post = await startMailServer({ port, refuse: () => null });
  const isOver = async (who: Member) => (await mailsOf(who)).every(({ status }) => status !== 'waiting');
  for (const who of all)
    await waitFor(
      async () => {
        test1.platform.clock.advance(60_000);
        await test1.platform.jobs.runScheduled('notifications.mail_sweep');
        return isOver(who);
      },
      { what: 'the mails to end' },
    );
  const news = post.received.filter(({ text }) => text.includes('question for you'));
  await post.close();
  expect(news.map(({ to }) => to)).toEqual([[reader.actor.email]]);
});
