import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { db } from '../db/transaction.ts';
import { Problem } from '../errors.ts';
import type { Log } from '../log.ts';
import { inSpan } from '../tracing/tracer.ts';
import { minutesOfSilence, startHangDetector } from './hang-detector.ts';
import type { Schedule, ScheduledRun, ScheduledWork, ScheduleState } from './jobs.ts';
import { intervalOf, nextRun } from './rhythm.ts';
import { schedules } from './tables.ts';
import { countUnits, UnitsFailed } from './units.ts';

type Known = Schedule & { work: ScheduledWork };
type Tools = { database: Database; clock: Clock; log: Log };

/** Tries after the first, by the queue, before the next run is waited for. */
const retries = 2;
/** A server that was away is given time to run what is due. */
const longestGraceMs = 3_600_000;
const system = { kind: 'system' } as const;

/** A refusal will not come out differently the next time. */
const isFinal = (error: unknown, tried: number) => error instanceof Problem || tried >= retries;

/** What runs by the clock: every run is logged and leaves in the database how it went. */
export function createSchedules({ database, clock, log }: Tools) {
  const known = new Map<string, Known>();
  const startedAt = clock.now();

  const update = (name: string, change: PgUpdateSetSource<typeof schedules>) =>
    database.tx(system, async () => {
      await db().update(schedules).set(change).where(eq(schedules.name, name));
    });

  /** From now on each is waited for. */
  const note = (names: Iterable<string>) =>
    database.tx(system, async () => {
      const rows = [...names].map((name) => ({ name, createdAt: clock.now() }));
      if (rows.length > 0) await db().insert(schedules).values(rows).onConflictDoNothing();
    });

  /** One that hangs would keep the next runs waiting until the server starts anew. */
  async function attempt({ name, work, silentMinutes = minutesOfSilence }: Known) {
    const hangDetector = startHangDetector(silentMinutes);
    try {
      const { each, check } = countUnits(log, { schedule: name }, hangDetector.heard);
      const steps: ScheduledRun['steps'] = (some) => each(Object.keys(some), (step) => some[step]!());
      const result = await Promise.race([work({ each, steps }), hangDetector.over]);
      check();
      return result;
    } finally {
      hangDetector.end();
    }
  }

  const run = (name: string, tried = retries) =>
    inSpan(`schedule ${name}`, 'consumer', {}, () => runNow(name, tried));

  async function runNow(name: string, tried: number): Promise<unknown> {
    const schedule = known.get(name);
    if (!schedule) throw new Error(`nothing is scheduled as ${name}`);
    const began = performance.now();
    await note([name]);
    await update(name, { lastStartedAt: clock.now() });
    try {
      const result = await attempt(schedule);
      await update(name, { lastSucceededAt: clock.now(), lastError: null, consecutiveFailures: 0 });
      log.info({ schedule: name, ms: Math.round(performance.now() - began), result }, 'scheduled work');
      return result;
    } catch (error) {
      log.error({ err: error, schedule: name, isFinal: isFinal(error, tried) }, 'scheduled work failed');
      const isInWords = error instanceof UnitsFailed || error instanceof Problem;
      await update(name, {
        lastError: isInWords ? error.message : 'Something went wrong on the server. The log says what.',
        ...(isFinal(error, tried) && { consecutiveFailures: sql`${schedules.consecutiveFailures} + 1` }),
      });
      throw error;
    }
  }

  return {
    add(schedule: Schedule, work: ScheduledWork) {
      known.set(schedule.name, { ...schedule, work });
    },
    all: (): Iterable<Schedule> => known.values(),
    run: (name: string) => run(name),
    /** Throws where the queue shall try again. */
    runInQueue: (name: string, tried: number) =>
      run(name, tried).catch((error) => {
        if (!isFinal(error, tried)) throw error;
      }),
    note: () => note(known.keys()),
    async states(): Promise<ScheduleState[]> {
      const now = clock.now();
      const rows = new Map((await db().select().from(schedules)).map((row) => [row.name, row]));
      return [...known.values()]
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((schedule) => stateOf(schedule, rows.get(schedule.name), now, startedAt));
    },
  };
}

function stateOf(
  { name, rhythm }: Schedule,
  row: typeof schedules.$inferSelect | undefined,
  now: Date,
  startedAt: Date,
): ScheduleState {
  const interval = intervalOf(rhythm);
  const since = row?.lastSucceededAt ?? row?.createdAt ?? now;
  const grace = Math.min(interval, longestGraceMs);
  return {
    ...{ name, rhythm },
    lastStartedAt: row?.lastStartedAt ?? null,
    lastSucceededAt: row?.lastSucceededAt ?? null,
    lastError: row?.lastError ?? null,
    consecutiveFailures: row?.consecutiveFailures ?? 0,
    nextAt: nextRun(rhythm, now),
    isOverdue: now.getTime() - since.getTime() > 2 * interval && now.getTime() - startedAt.getTime() > grace,
    silenceToldAt: row?.silenceToldAt ?? null,
  };
}
