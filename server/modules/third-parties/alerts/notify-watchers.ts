import type { Clock } from '../../../platform/index.ts';
import { usersOfClient, usersWithRole } from '../../identity/index.ts';
import { type NoticeText, notify } from '../../notifications/index.ts';
import { noticeAbout } from '../acts/act.ts';
import type { ThirdParty } from '../tables.ts';

/** Inside a transaction of the system: the client's leads and the allocators hear of it. */
export async function notifyWatchers(clock: Pick<Clock, 'now'>, party: ThirdParty, activity: NoticeText) {
  await notifyLeads(clock, party, activity, await usersWithRole('allocator'));
}

/** Inside a transaction: the client's leads hear of it, and the others who are named. */
export async function notifyLeads(
  clock: Pick<Clock, 'now'>,
  party: ThirdParty,
  activity: NoticeText,
  others: readonly { id: string }[] = [],
) {
  const people = [...(await usersOfClient(party.clientId, ['client'])), ...others];
  await notify(clock, {
    userIds: people.map(({ id }) => id),
    ...noticeAbout(party),
    activity,
  });
}
