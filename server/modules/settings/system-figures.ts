import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { db, type Platform } from '../../platform/index.ts';
import { workItems } from '../../platform/jobs/tables.ts';
import { countEvents, lastVerification } from '../audit/index.ts';
import { mailFigures } from '../notifications/index.ts';

const DAY = 86_400_000;

/** What an admin looks at first when something seems wrong. */
export async function systemFigures(platform: Platform) {
  const { database, env, clock } = platform;
  const now = clock.now();
  const counted = await database.tx({ kind: 'firm' }, async () => ({
    jobs: await jobFigures(),
    failedLogins24h: await countEvents({
      type: 'user.sign_in_refused',
      since: new Date(now.getTime() - DAY),
    }),
    audit: await auditFigures(),
    mail: await mailFigures(platform),
  }));
  return {
    version: env.version,
    engine: database.engine,
    database: env.databaseUrl ? new URL(env.databaseUrl).host : 'embedded',
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage().rss,
    filesBytes: await sizeOf(join(env.dataDir, 'files')),
    ...counted,
  };
}

async function jobFigures() {
  const rows = await db()
    .select({ status: workItems.status, value: count() })
    .from(workItems)
    .groupBy(workItems.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.value ?? 0;
  return { queued: of('queued'), running: of('running'), failed: of('failed') };
}

async function auditFigures() {
  const last = await lastVerification();
  return { events: await countEvents(), verifiedAt: last?.verifiedAt ?? null, intact: last?.intact ?? null };
}

/** Bytes below a folder; a file that goes away meanwhile counts as nothing. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
