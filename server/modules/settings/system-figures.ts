import { count, sql } from 'drizzle-orm';
import { storedFiles } from '../../platform/files/tables.ts';
import { databaseLogin, db, type Platform, type ScheduleState } from '../../platform/index.ts';
import { describeRhythm, rhythmSentence } from '../../platform/jobs/rhythm.ts';
import { workFigures } from '../../platform/jobs/work-figures.ts';
import { countEvents, lastVerification } from '../audit/index.ts';
import { mailFigures, scheduleTitle } from '../notifications/index.ts';
import type { SettingsPorts } from './ports.ts';

const DAY = 86_400_000;

/** What an admin looks at first when something seems wrong. */
export async function systemFigures(
  platform: Platform,
  { newsFigures, truncatedScreenings }: Pick<SettingsPorts, 'newsFigures' | 'truncatedScreenings'>,
) {
  const { database, env, clock } = platform;
  const now = clock.now();
  const counted = await database.tx({ kind: 'firm' }, async () => ({
    jobs: await workFigures(now),
    failedLogins24h: await countEvents({
      type: 'user.sign_in_refused',
      since: new Date(now.getTime() - DAY),
    }),
    audit: await auditFigures(),
    mail: await mailFigures(platform),
    news: await newsFigures(),
    truncatedScreenings: await truncatedScreenings(),
    files: await fileFigures(),
  }));
  const { states, engine, login } = await database.tx({ kind: 'system' }, async () => ({
    states: await platform.jobs.scheduleStates(),
    engine: await engineOf(),
    login: await databaseLogin(),
  }));
  return {
    version: env.version,
    engine,
    databaseLogin: login,
    database: env.databaseUrl ? new URL(env.databaseUrl).host : 'embedded',
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage().rss,
    schedules: states.map(presentSchedule),
    ...counted,
  };
}

async function engineOf() {
  const { rows } = await db().execute(sql`show server_version`);
  return `PostgreSQL ${String(rows[0]?.server_version).split(' ')[0]}`;
}

function presentSchedule(state: ScheduleState) {
  const { name, rhythm, lastSucceededAt, lastError, consecutiveFailures, nextAt, isOverdue } = state;
  const ended = lastError ? 'failed' : lastSucceededAt ? 'ok' : 'waiting';
  return {
    ...{ name, title: scheduleTitle(name), every: describeRhythm(rhythm), rhythm: rhythmSentence(rhythm) },
    lastSucceededAt: lastSucceededAt?.toISOString() ?? null,
    nextAt: nextAt.toISOString(),
    state: isOverdue ? ('overdue' as const) : (ended as 'failed' | 'ok' | 'waiting'),
    failures: consecutiveFailures,
    error: lastError,
  };
}

async function auditFigures() {
  const last = await lastVerification();
  return { events: await countEvents(), verifiedAt: last?.verifiedAt ?? null, intact: last?.intact ?? null };
}

/** Inside a transaction of the firm: how many files are stored, and their bytes. */
async function fileFigures(): Promise<{ count: number; bytes: number }> {
  const bytes = sql`coalesce(sum(${storedFiles.size}), 0)`.mapWith(Number);
  const [found] = await db().select({ count: count(), bytes }).from(storedFiles);
  return found ?? { count: 0, bytes: 0 };
}
