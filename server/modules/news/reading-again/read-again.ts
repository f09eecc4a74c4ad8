import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { db, type ScheduledRun } from '../../../platform/index.ts';
import { mediaSubjects } from '../../assessment/index.ts';
import { activeModel } from '../../media/index.ts';
import { monitoredThirdParties } from '../../third-parties/index.ts';
import { readMentions } from '../mentions/read-mentions.ts';
import type { NewsWorker } from '../news-worker.ts';
import { type MentionRecord, newsMentions } from '../tables.ts';
import { isOfMonitored } from './monitored-mentions.ts';
import { noteMissedDocuments } from './unread-texts.ts';

const partiesAtOnce = 100;
/** What remains is read by the next run. */
const longestRunMs = 5 * 60_000;
const system = { kind: 'system' } as const;

/**
 * Items that wait to be read, such as those for which there was not enough time, each third party by itself. Answers of how
 * many third parties they were.
 */
export async function readAgain(worker: NewsWorker, run: ScheduledRun): Promise<number> {
  const { database, clock } = worker.platform;
  await database.tx(system, async () => {
    const model = await activeModel();
    if (model) await noteMissedDocuments(model.number, clock.now());
  });
  const isDue = and(lte(newsMentions.readAgainAt, clock.now()), isNull(newsMentions.raisedAt));
  const isWanted = () => and(isDue, isOfMonitored());
  const due = await database.tx(system, () =>
    db()
      .select({ id: newsMentions.thirdPartyId })
      .from(newsMentions)
      .where(isWanted())
      .groupBy(newsMentions.thirdPartyId)
      .orderBy(asc(newsMentions.thirdPartyId))
      .limit(partiesAtOnce),
  );
  return run.each(inTime(due.map(({ id }) => id)), async (id) => {
    const [one] = await database.tx(system, () =>
      monitoredThirdParties({ after: null, limit: 1, only: [id] }),
    );
    if (!one) return;
    const dueMentions = and(eq(newsMentions.thirdPartyId, id), isDue);
    const mentions = await database.tx(system, () => db().select().from(newsMentions).where(dueMentions));
    await readMentions(worker, id, mediaSubjects(one.intake), mentions);
  });
}

const soonMs = 3_600_000;

/** Inside a transaction of the system: items that are read again unless they were read until then. */
export async function readSoon(mentions: readonly Pick<MentionRecord, 'id'>[], now: Date) {
  await db()
    .update(newsMentions)
    .set({ readAgainAt: new Date(now.getTime() + soonMs) })
    .where(
      inArray(
        newsMentions.id,
        mentions.map(({ id }) => id),
      ),
    );
}

function* inTime<Unit>(units: Iterable<Unit>) {
  const began = performance.now();
  for (const unit of units) {
    if (performance.now() - began > longestRunMs) return;
    yield unit;
  }
}
