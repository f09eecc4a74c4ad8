import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { db, type Platform, type ScheduleState } from '../../platform/index.ts';
import { schedules } from '../../platform/jobs/tables.ts';
import { record } from '../audit/index.ts';
import { notifyAdministrators } from '../identity/index.ts';
import { type NoticeText, noticeText, scheduleTitle } from '../notifications/index.ts';

const everyMs = 60_000;
const system = { kind: 'system' } as const;
type Tools = Pick<Platform, 'database' | 'clock' | 'jobs'>;

/** Looks every minute, by a timer: the queue is part of what is watched. */
export function mountScheduleWatch(app: FastifyInstance, platform: Platform) {
  const watch = () =>
    watchSchedules(platform).catch((error) => platform.log.error({ err: error }, 'schedules not watched'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(watch, everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The administrators hear once of scheduled work that no longer succeeds, and once that it does again. */
export async function watchSchedules({ database, clock, jobs }: Tools): Promise<void> {
  const states = await database.tx(system, () => jobs.scheduleStates());
  for (const state of states) {
    if (state.isOverdue === (state.silenceToldAt !== null)) continue;
    await database.tx(system, () => (state.isOverdue ? tellOverdue : tellRecovered)(clock, state));
  }
}

async function tellOverdue(clock: Platform['clock'], state: ScheduleState) {
  const { name, lastSucceededAt, consecutiveFailures, lastError } = state;
  if (!(await mark(name, clock.now()))) return;
  await record(clock, {
    ...about(state),
    type: 'schedule.overdue',
    data: {
      schedule: name,
      failures: consecutiveFailures,
      lastSucceededAt: lastSucceededAt?.toISOString() ?? null,
    },
  });
  await notifyAdministrators(clock, {
    entityName: scheduleTitle(name),
    activity: withName(name, overdueText(lastSucceededAt?.toISOString(), lastError)),
  });
}

/** The sentence does not name it; the reader's language does, by this value. */
const withName = (schedule: string, { code, values }: NoticeText): NoticeText => ({
  code,
  values: { ...values, schedule },
});

function overdueText(since: string | undefined, reason: string | null): NoticeText {
  if (since)
    return reason
      ? noticeText('schedule.overdue_because', { since, reason })
      : noticeText('schedule.overdue', { since });
  return reason
    ? noticeText('schedule.never_succeeded_because', { reason })
    : noticeText('schedule.never_succeeded');
}

async function tellRecovered(clock: Platform['clock'], state: ScheduleState) {
  if (!(await mark(state.name, null))) return;
  await record(clock, { ...about(state), type: 'schedule.recovered', data: { schedule: state.name } });
  await notifyAdministrators(clock, {
    entityName: scheduleTitle(state.name),
    activity: withName(state.name, noticeText('schedule.recovered')),
  });
}

/** Among several servers one does it. */
async function mark(name: string, silenceToldAt: Date | null): Promise<boolean> {
  const isOther = silenceToldAt ? isNull(schedules.silenceToldAt) : isNotNull(schedules.silenceToldAt);
  const marked = await db()
    .update(schedules)
    .set({ silenceToldAt })
    .where(and(eq(schedules.name, name), isOther))
    .returning({ name: schedules.name });
  return marked.length > 0;
}

const about = ({ name }: ScheduleState) => ({
  actor: 'system' as const,
  clientId: null,
  object: { type: 'schedule' as const, id: name, label: scheduleTitle(name) },
});
