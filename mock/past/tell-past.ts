import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../server/platform/index.ts';
import { kestrelOpen } from '../stories/kestrel-open.ts';
import { kestrelReleased } from '../stories/kestrel-released.ts';
import { laterListed } from '../stories/later-listed.ts';
import { others } from '../stories/others.ts';
import { seasons } from '../stories/seasons.ts';
import { brandClient } from './brand-client.ts';
import { type Cast, castOf } from './cast.ts';
import { readNews, tellProgram } from './connect-peers.ts';
import { DAY, FIRST_DAY, inOfficeHours } from './days.ts';
import type { demoClock } from './demo-clock.ts';
import { dismissAlerts } from './dismiss-alerts.ts';
import { importRegister } from './import-register.ts';
import type { PastName } from './kept-past.ts';
import { editions, importEdition, importNorthmark, importOfac } from './list-editions.ts';
import { type Step, stepsOf } from './play.ts';
import { METHOD_DAY, publishMethod } from './publish-method.ts';
import { readOldNotices } from './read-old-notices.ts';
import { renewPasswords } from './renew-passwords.ts';
import { saveConditions } from './save-conditions.ts';
import { saveHolidays } from './save-holidays.ts';
import { secondLooks } from './second-looks.ts';

const told = [...kestrelReleased, ...kestrelOpen, ...others];

/** Tells a past through the API itself, in the order of time, so that every list, chain and report is real. */
export async function tellPast(
  app: FastifyInstance,
  platform: Platform,
  clock: ReturnType<typeof demoClock>,
  name: PastName,
) {
  const present = Date.now();
  let last = 0;
  const at = (daysAgo: number) => {
    // A weekend's steps crowd into the Monday after it: each is later than the one before.
    last = Math.max(last + 1000, inOfficeHours(present - daysAgo * DAY, present).getTime());
    clock.travel(new Date(last));
  };
  at(name === 'whole' ? FIRST_DAY : 71);
  const cast = await castOf(app, platform);
  const steps = [
    ...(name === 'whole' ? wholePast(cast, platform) : shortPast(cast, platform)),
    ...secondLooks(cast.act),
    { daysAgo: 21, run: () => importRegister(cast.act) },
    { daysAgo: 14, run: () => tellProgram(cast.act) },
    { daysAgo: 2, run: () => readNews(cast) },
  ];
  for (const together of batches(steps.sort((a, b) => b.daysAgo - a.daysAgo))) {
    if (process.stdout.isTTY) process.stdout.write(`\r${clock.now().toISOString().slice(0, 7)} `);
    await Promise.all(
      together.map(({ daysAgo, run }) => {
        at(daysAgo);
        return run();
      }),
    );
  }
}

/** Half a day's steps at once, at most one of each story: most of a step is waiting for a job. */
function batches(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    const [first] = last ?? [];
    const isTogether =
      step.story &&
      first?.story &&
      first.daysAgo - step.daysAgo < 0.5 &&
      !last?.some(({ story }) => story === step.story);
    if (last && isTogether) last.push(step);
    else found.push([step]);
  }
  return found;
}

const shortPast = (cast: Cast, platform: Platform): Step[] => [
  { daysAgo: 70, run: () => saveHolidays(cast.act) },
  { daysAgo: 70, run: () => brandClient(cast.act) },
  { daysAgo: 70, run: () => importEdition(cast.act, editions[5]) },
  { daysAgo: 70, run: () => importNorthmark(cast.act) },
  { daysAgo: 70, run: () => importOfac(cast.act, platform) },
  { daysAgo: 70, run: () => saveConditions(cast.act) },
  ...told.flatMap((story) => stepsOf(story, cast)),
];

const wholePast = (cast: Cast, platform: Platform): Step[] => [
  { daysAgo: FIRST_DAY, run: () => saveHolidays(cast.act) },
  { daysAgo: FIRST_DAY, run: () => brandClient(cast.act) },
  ...editions.map((edition) => ({ daysAgo: edition.daysAgo, run: () => importEdition(cast.act, edition) })),
  { daysAgo: editions[0].daysAgo, run: () => importNorthmark(cast.act) },
  { daysAgo: editions[5].daysAgo, run: () => importOfac(cast.act, platform) },
  // What the newest edition brought is still open.
  ...editions
    .slice(1, -1)
    .map(({ daysAgo }) => ({ daysAgo: daysAgo - 3, run: () => dismissAlerts(cast.act) })),
  { daysAgo: 70, run: () => saveConditions(cast.act) },
  { daysAgo: METHOD_DAY, run: () => publishMethod(cast) },
  ...[...told, ...laterListed, ...seasons()].flatMap((story) => stepsOf(story, cast)),
  { daysAgo: 30, run: () => renewPasswords(platform) },
  { daysAgo: 4, run: () => readOldNotices(cast.act) },
];
