import { and, eq, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import { findPeople, usersWithRole } from '../../identity/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { ANSWER_WAIT_MS } from '../forecast/sla.ts';
import { noticeAbout, type RequestRecord } from '../record.ts';
import { requests } from '../tables.ts';
import { clientSideOf, sees } from './case-people.ts';

const inTheMorning = (hour: number) => hour >= 9 && hour < 12;

/** Every morning on which the firm works: those who owe an answer are reminded, or the firm where none of them can sign in any more. */
export function defineReminders({ jobs, database, clock }: Platform) {
  jobs.schedule(
    {
      name: 'remind_clients',
      rhythm: { hourlyAt: 30 },
    },
    async (run) => {
      const now = clock.now();
      const { calendar } = clock;
      const today = calendar.dayOf(now);
      if (!calendar.isBusinessDay(today) || !inTheMorning(calendar.hourOf(now))) return 0;
      const before = new Date(now.getTime() - ANSWER_WAIT_MS);
      const isDue = and(
        eq(requests.status, 'clarification'),
        lte(requests.statusSince, before),
        or(isNull(requests.remindedOn), lt(requests.remindedOn, today)),
      );
      const due = await database.tx({ kind: 'system' }, () =>
        db().select({ id: requests.id }).from(requests).where(isDue),
      );
      return run.each(
        due.map(({ id }) => id),
        (id) => database.tx({ kind: 'system' }, () => remind(clock, today, and(eq(requests.id, id), isDue))),
      );
    },
  );
}

/** Its drafter, or every allocator while it has none who sees it. */
async function workingOnIt(request: RequestRecord): Promise<string[]> {
  const drafters = [...(await findPeople([request.drafterId])).values()];
  const theirs = drafters.filter((person) => sees(person, request));
  return (theirs.length > 0 ? theirs : await usersWithRole('allocator')).map(({ id }) => id);
}

/** Once a day, however often it is tried. */
async function remind(clock: Platform['clock'], today: string, which: SQL | undefined) {
  const [request] = await db().update(requests).set({ remindedOn: today }).where(which).returning();
  if (!request) return;
  const clientSide = await clientSideOf(request);
  const isRead = clientSide.length > 0;
  await notify(clock, {
    userIds: isRead ? clientSide : await workingOnIt(request),
    ...noticeAbout(request),
    kind: 'question',
    activity: noticeText(isRead ? 'request.question_open' : 'request.question_unread'),
  });
}
