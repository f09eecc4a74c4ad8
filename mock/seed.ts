import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../server/platform/index.ts';
import { type Act, castOf } from './cast.ts';
import type { demoClock } from './demo-clock.ts';
import { stepsOf } from './play.ts';
import { secondLooks } from './second-looks.ts';
import { kestrelOpen } from './stories/kestrel-open.ts';
import { kestrelReleased } from './stories/kestrel-released.ts';
import { others } from './stories/others.ts';

const DAY = 86_400_000;

/** Tells the demo's past through the API itself, in the order of time, so that every list, chain and report is real. */
export async function seed(app: FastifyInstance, platform: Platform, clock: ReturnType<typeof demoClock>) {
  const present = Date.now();
  const at = (daysAgo: number) => clock.travel(new Date(present - daysAgo * DAY));
  at(70);
  const act = await castOf(app, platform);
  await importList(act);
  const stories = [...kestrelReleased, ...kestrelOpen, ...others];
  const steps = [...stories.flatMap((story) => stepsOf(story, act)), ...secondLooks(act)].sort(
    (a, b) => b.daysAgo - a.daysAgo,
  );
  for (const step of steps) {
    at(step.daysAgo);
    await step.run();
  }
}

async function importList(act: Act) {
  const admin = await act('admin');
  const content = await readFile(new URL('./watchlist.csv', import.meta.url), 'utf8');
  await admin.call(
    'POST /reports/v1.0/watchlists',
    { action: 'import', format: 'plain_csv', name: 'Fictional watchlist', topic: 'sanctions' },
    [{ name: 'fictional-watchlist.csv', content, type: 'text/csv' }],
  );
  for (;;) {
    const [list] = (await admin.call('GET /reports/v1.0/watchlists', {})).Data;
    const version = list?.versions[0];
    if (version?.status === 'failed') throw new Error(`the demo's list was refused: ${version.error}`);
    if (version?.status === 'staged') {
      await admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version: version.id });
      return;
    }
    await sleep(50);
  }
}
