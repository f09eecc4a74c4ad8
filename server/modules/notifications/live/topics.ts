import { signal } from '../../../platform/index.ts';

export const noticesOf = (userId: string) => `notices:${userId}`;
export const endOf = (sessionId: string) => `session-end:${sessionId}`;

/** Inside tx(): whoever of these people looks on reads their list again after the commit. */
export const tellOfNotices = (userIds: readonly string[]) => signal(userIds.map(noticesOf));

/** Inside tx(): these sessions have ended, and so do their streams, at every server. */
export const closeStreams = (ended: readonly { id: string }[]) => signal(ended.map(({ id }) => endOf(id)));
