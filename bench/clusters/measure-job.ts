import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Upload } from '../../mock/http/http-client.ts';
import { compose } from '../../server/compose.ts';
import { db } from '../../server/platform/index.ts';
import { type Member, signInAs } from '../../tests/support/people/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../tests/support/servers/test-app.ts';
import { forgetPeak, memoryOf } from '../product/process-memory.ts';
import { publishedUploads } from './published-uploads.ts';

const count = ({ platform }: TestApp, table: string) =>
  platform.database.tx({ kind: 'system' }, async () => {
    const { rows } = await db().execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${table === 'clusters' ? sql`ended_at is null` : sql`true`}`,
    );
    return rows[0]?.n ?? 0;
  });

export async function importList(admin: Member, files: Upload[], about: object): Promise<string> {
  const { Data } = await admin.call(
    'POST /reports/v1.0/watchlists',
    { action: 'import', ...about } as never,
    files,
  );
  for (;;) {
    const [work] = (await admin.call('GET /reports/v1.0/jobs', { id: Data.job ?? '' })).Data;
    if (work?.status === 'failed') throw new Error(`The import failed: ${work.error}`);
    if (work?.status === 'done') return Data.version ?? '';
    await wait(200);
  }
}

/** Until the job has clustered the version and nothing waits any more. */
export async function untilClustered(test: TestApp, version: string) {
  for (;;) {
    const isDone = await test.platform.database.tx({ kind: 'system' }, async () => {
      const { rows } = await db().execute<{ done: boolean }>(sql`
        select exists (select from clustered_lists where version_id = ${version}::uuid)
          and not exists (select from cluster_queue) as done`);
      return rows[0]?.done;
    });
    if (isDone) return;
    await wait(200);
  }
}

/** How long the job takes after each list is activated, and how much more memory than before. */
export async function measureJob(): Promise<void> {
  const test = await openTestApp({
    modules: [
      async (app, platform) => {
        for (const register of compose(platform).modules) await register(app, platform);
      },
    ],
  });
  try {
    console.log('\nThe job after the activation of a version: seconds, peak memory of the process, clusters');
    for (const [name, files, about] of publishedUploads(['ofac_2021-07', 'un', 'eu', 'ofac_2022-01'])) {
      const admin = await signInAs(test, { role: 'admin' });
      const version = await importList(admin, files, about);
      const before = memoryOf(process.pid).now;
      forgetPeak(process.pid);
      const began = performance.now();
      await admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version });
      await untilClustered(test, version);
      const seconds = (performance.now() - began) / 1000;
      const { peak } = memoryOf(process.pid);
      console.log(
        `  ${name.padEnd(20)}${seconds.toFixed(0).padStart(5)} s  ${peak.toFixed(0)} MB (${before.toFixed(0)} before)  ${await count(test, 'clusters')} clusters, ${await count(test, 'alike_entries')} rows of who found whom`,
      );
    }
  } finally {
    await test.close();
  }
}
