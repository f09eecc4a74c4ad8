import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { NewsLimits } from '../../../../contract/limits.ts';
import { db, type Platform } from '../../../platform/index.ts';
import type { ReadProposal } from '../../media/index.ts';
import {
  type AlertNews,
  type AlertReason,
  alertReason,
  lockMergeTarget,
  raiseNewsAlert,
} from '../../third-parties/index.ts';
import { type MentionRecord, newsMentions } from '../tables.ts';

type Fresh = { id: string; itemKey: string; news: AlertNews };

/**
 * One transaction: what a version of the model says of items that name a third party, and one alert for those of them
 * that nobody was told of before. Answers how many these are.
 */
export function saveMentionReadings(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  thirdPartyId: string,
  model: number,
  readings: readonly MentionReading[],
): Promise<number> {
  return database.tx({ kind: 'system' }, async () => {
    const target = await lockMergeTarget(thirdPartyId);
    if (!target) return 0;
    if (!target.monitored) return leaveUntilMonitored(readings, clock.now());
    const kept: Fresh[] = [];
    for (const reading of readings) {
      const raised = await saveReading(model, reading);
      if (raised) kept.push(raised);
    }
    const told = await raisedItems(target.id, kept);
    const fresh = kept.filter(({ itemKey }) => !told.has(itemKey));
    if (fresh.length === 0) return 0;
    const news = fresh.map((one) => one.news);
    if (!(await raiseNewsAlert(clock, target.id, [reasonOf(news)], news))) return 0;
    const ids = fresh.map(({ id }) => id);
    await db()
      .update(newsMentions)
      .set({ raisedAt: clock.now() })
      .where(or(inArray(newsMentions.id, ids), mentionsOfParty(target.id, fresh)));
    return fresh.length;
  });
}

/** What is found while nobody monitors the third party is not told: the items are read again once somebody does. */
async function leaveUntilMonitored(readings: readonly MentionReading[], now: Date): Promise<number> {
  const ids = readings.map(({ mention }) => mention.id);
  await db()
    .update(newsMentions)
    .set({ readAgainAt: now })
    .where(and(inArray(newsMentions.id, ids), isNull(newsMentions.raisedAt)));
  return 0;
}

/** A merge leaves an item that named both with each of them. */
const mentionsOfParty = (thirdPartyId: string, some: readonly Fresh[]) =>
  and(
    eq(newsMentions.thirdPartyId, thirdPartyId),
    inArray(
      newsMentions.itemKey,
      some.map(({ itemKey }) => itemKey),
    ),
  );

async function raisedItems(thirdPartyId: string, some: readonly Fresh[]): Promise<Set<string>> {
  const rows = await db()
    .select({ key: newsMentions.itemKey })
    .from(newsMentions)
    .where(and(mentionsOfParty(thirdPartyId, some), isNotNull(newsMentions.raisedAt)));
  return new Set(rows.map(({ key }) => key));
}

/** What is to be raised of it; null where another reading was faster, nothing is adverse, or it was raised before. */
async function saveReading(model: number, { mention, worst }: MentionReading): Promise<Fresh | null> {
  const before = mention.modelNumber;
  const label = worst?.label ?? 'none';
  const probability = worst ? Math.round(worst.probabilities[worst.label] * 1e4) / 1e4 : null;
  const [kept] = await db()
    .update(newsMentions)
    .set({ modelNumber: model, label, probability, refusal: null, refusedBy: null, readAgainAt: null })
    .where(
      and(
        eq(newsMentions.id, mention.id),
        before === null ? isNull(newsMentions.modelNumber) : eq(newsMentions.modelNumber, before),
      ),
    )
    .returning();
  if (!kept || kept.raisedAt || !worst || probability === null) return null;
  const { feed, title, link, publishedOn, fetchedAt, sha256, id, itemKey } = kept;
  const earlier =
    before !== null && mention.label
      ? { before: { label: mention.label, probability: mention.probability, model: before } }
      : {};
  return {
    ...{ id, itemKey },
    news: {
      ...{ feed, title, link, publishedOn, sha256, model, probability, ...earlier },
      fetchedAt: fetchedAt.toISOString(),
      label: worst.label,
      excerpt: worst.excerpt.slice(0, NewsLimits.excerpt).toWellFormed(),
    },
  };
}

function reasonOf(news: readonly AlertNews[]): AlertReason {
  const [first] = news;
  const count = news.length;
  if (first?.before) return alertReason('alert.news_again', { model: first.model, count });
  const feeds = [...new Set(news.map(({ feed }) => feed))].join(', ');
  return alertReason('alert.news', { feeds, count });
}

/** The passage that is most surely adverse; null where none is. */
export type MentionReading = { mention: MentionRecord; worst: ReadProposal | null };
