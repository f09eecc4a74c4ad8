import { and, eq, lte } from 'drizzle-orm';
import { db, type Platform } from '../../platform/index.ts';
import { notify } from '../notifications/index.ts';
import { clientSideOf } from './act-context.ts';
import { ANSWER_WAIT_MS } from './sla.ts';
import { requests } from './tables.ts';

/** Every weekday morning: whoever owes an answer hears of it again. */
export function registerReminders({ jobs, database, clock }: Platform) {
  jobs.schedule('remind_clients', '30 3 * * 1-5', () =>
    database.tx({ kind: 'system' }, () => remindClients(clock)),
  );
}

/** Inside a transaction of the system. Answers how many questions were brought to mind. */
export async function remindClients(clock: Platform['clock']): Promise<number> {
  const before = new Date(clock.now().getTime() - ANSWER_WAIT_MS);
  const waiting = await db()
    .select()
    .from(requests)
    .where(and(eq(requests.status, 'clarification'), lte(requests.statusSince, before)));
  for (const request of waiting) {
    await notify(clock, {
      userIds: await clientSideOf(request),
      clientId: request.clientId,
      requestId: request.id,
      kind: 'question',
      entityName: request.legalName,
      activity: 'still waits for your answer',
    });
  }
  return waiting.length;
}
