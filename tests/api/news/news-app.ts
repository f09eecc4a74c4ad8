import { eq } from 'drizzle-orm';
import type { newsFeeds } from '../../../contract/index.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { type Publisher, rss, startPublisher } from '../../support/peers/publisher.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { act } from '../requests/act.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, type ScreeningApp } from '../screening/screening-app.ts';

export type NewsApp = ScreeningApp & { publisher: Publisher };

export const path = 'POST /security/v1.0/newsfeeds';
export const HOUR = 3_600_000;

/** The whole server, and somebody who publishes feeds. */
export async function openNewsApp(env: { passagesDir?: string } = {}): Promise<NewsApp> {
  const publisher = await startPublisher();
  const app = await openScreeningApp([], { env: { ...env, outboundAllow: [publisher.origin] } });
  const closeApp = app.close;
  const close = async () => {
    await closeApp();
    await publisher.close();
  };
  return Object.assign(app, { publisher, close });
}

export const feedOf = ({ publisher }: NewsApp, over: Partial<newsFeeds.WantedNewsFeed> = {}) => ({
  name: 'Harbour Gazette',
  address: `${publisher.origin}/feed.xml`,
  everyMinutes: 60,
  active: true,
  ...over,
});

export const feedsOf = async ({ cast }: NewsApp) =>
  (await cast.admin.call('GET /security/v1.0/newsfeeds', {})).Data;

/** Time passes; what is due is fetched and all that follows from it is done. Answers how many were due. */
export async function later(app: NewsApp, hours: number): Promise<unknown> {
  app.platform.clock.advance(hours * HOUR);
  const due = await app.platform.jobs.runScheduled('news.due');
  await settled(app);
  // A session does not last as long as the wait.
  for (const name of ['admin', 'client', 'allocator', 'drafter'] as const)
    app.cast[name] = await enter(app, app.cast[name].actor.userId);
  return due;
}

/** A feed of its own with adverse news about somebody, which is fetched at once. */
export async function publish(app: NewsApp, name: string) {
  const text = `On 12 March 2021 ${name} gave port officials in Luanda envelopes of cash in order to win a dredging contract.`;
  app.publisher.publish(`/${name[0]}.xml`, {
    body: rss([{ title: `Charges: ${name}`, text, link: `https://gazette.example/${name[0]}` }]),
  });
  const address = `${app.publisher.origin}/${name[0]}.xml`;
  await app.cast.admin.call(path, { action: 'create', feed: feedOf(app, { name, address }) });
  await later(app, 0);
}

/** A third party whose request is over, and which is monitored: its id. */
export async function monitoredParty(app: NewsApp, legalName: string): Promise<string> {
  const request = await screenedRequest(app, { legalName });
  await act(app.cast.client, 'cancel', request, { comment: 'It is over.' });
  return app.platform.database.tx({ kind: 'identity' }, async () => {
    const [party] = await db()
      .update(thirdPartyTable)
      .set({ monitored: true })
      .where(eq(thirdPartyTable.lastRequestId, request.id))
      .returning({ id: thirdPartyTable.id });
    return party?.id ?? '';
  });
}

export async function alertsOf(who: ScreeningApp['cast']['client'], id: string) {
  const { thirdParty } = await who.call('GET /reports/v1.0/thirdparties', { id });
  return thirdParty?.alerts ?? [];
}
