import type { NoticeKind } from '../../../contract/words.ts';
import { db, type Platform } from '../../platform/index.ts';
import { tellOfNotices } from './live/topics.ts';
import { inLanguage, type NoticeText } from './notice-text.ts';
import { notifications } from './tables.ts';

type Notice = {
  userIds: readonly string[];
  /** The client whose third party it is about; a user's own client for notices about the account. */
  clientId: string | null;
  requestId?: string | null;
  /** `request` unless told. */
  kind?: NoticeKind;
  entityName: string;
  /** A short sentence without the name: `was released`. */
  activity: NoticeText;
};

/** Writes one notice a person, in the transaction of the act it tells of. */
export async function notify(clock: Pick<Platform['clock'], 'now'>, notice: Notice) {
  const people = [...new Set(notice.userIds)];
  if (people.length === 0) return;
  const createdOn = clock.now();
  await db()
    .insert(notifications)
    .values(
      people.map((userId) => ({
        userId,
        clientId: notice.clientId,
        requestId: notice.requestId ?? null,
        kind: notice.kind ?? 'request',
        mailOpen: true,
        entityName: notice.entityName,
        activity: inLanguage('en-US', notice.activity),
        code: notice.activity.code,
        textValues: notice.activity.values,
        createdOn,
      })),
    );
  await tellOfNotices(people);
}
