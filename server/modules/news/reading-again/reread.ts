import { type Job, pages } from '../../../platform/index.ts';
import { mediaSubjects } from '../../assessment/index.ts';
import { record } from '../../audit/index.ts';
import { activeModel } from '../../media/index.ts';
import { monitoredThirdParties } from '../../third-parties/index.ts';
import { readMentions } from '../mentions/read-mentions.ts';
import type { NamedParty } from '../mentions/watch-party.ts';
import type { NewsWorker } from '../news-worker.ts';
import { readSoon } from './read-again.ts';
import { leaveUnread, textsUnreadBy } from './unread-texts.ts';

export const REREAD_JOB = 'news.reread';

const partiesPerTurn = 100;
const system = { kind: 'system' } as const;

/**
 * The job of an activation: what is stored of monitored third parties is read by the version that is active now; what
 * that version newly takes for adverse is raised, once. Broken off, it goes on with what the version has not read.
 */
export async function reread(worker: NewsWorker, job: Job<object>) {
  const { database, clock } = worker.platform;
  const model = await database.tx(system, () => activeModel());
  if (!model) return { thirdParties: 0, raised: 0 };
  let [read, raised] = [0, 0];
  const parties = pages(database, {
    scope: system,
    size: partiesPerTurn,
    read: (last?: NamedParty) =>
      monitoredThirdParties({ after: last?.party.id ?? null, limit: partiesPerTurn }),
  });
  for await (const page of parties) {
    const byId = new Map(page.map((one) => [one.party.id, one]));
    await job.each(byId.keys(), async (id) => {
      const one = byId.get(id)!;
      const texts = await database.tx(system, () => textsUnreadBy(model.number, one));
      if (texts.length === 0) return;
      // The schedule of what is read again takes over where this job has failed for the last time.
      await database.tx(system, () => readSoon(texts, clock.now()));
      raised += await readMentions(worker, id, mediaSubjects(one.intake), texts);
      read += 1;
    });
    await job.report(50, `${read} third parties`);
  }
  await database.tx(system, () => leaveUnread(model.number, clock.now()));
  if (read > 0)
    await database.tx(system, () =>
      record(clock, {
        type: 'monitoring.reread',
        actor: 'system',
        clientId: null,
        object: { type: 'media', id: model.id, label: `Version ${model.number}` },
        data: { model: model.number, thirdParties: read, raised },
      }),
    );
  return { thirdParties: read, raised };
}
