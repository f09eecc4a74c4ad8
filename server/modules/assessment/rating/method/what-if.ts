import { and, desc, eq } from 'drizzle-orm';
import { MethodLimits } from '../../../../../contract/limits.ts';
import type { WhatIfResult } from '../../../../../contract/ratings/rating-methods.ts';
import { RATINGS } from '../../../../../contract/words.ts';
import { basisOf, type RatingMethod, rate } from '../../../../../engine/rating/index.ts';
import { type Actor, db, type Job, type Platform } from '../../../../platform/index.ts';
import { record } from '../../../audit/index.ts';
import { lockDraft } from './change-draft.ts';
import { aboutMethod, publishedMethod } from './methods.ts';
import { countRated, type Rated, ratedPages } from './rated-pages.ts';
import { ratingMethods, ratingWhatIfs } from './tables.ts';

export const WHAT_IF_JOB = 'rating.what_if';
export type WhatIfJob = { whatIf: string };
type Move = WhatIfResult['moves'][number];

/** Queues what the draft, as it is now, would move. */
export function askWhatIf({ database, clock, jobs }: Platform, id: string, version: number, actor: Actor) {
  return database.tx({ kind: 'firm' }, async () => {
    const draft = await lockDraft(id, version);
    const [asked] = await db()
      .insert(ratingWhatIfs)
      .values({ methodId: id, methodVersion: version, askedBy: actor.userId, askedAt: clock.now() })
      .returning();
    const whatIf = asked!.id;
    const job = await jobs.enqueue(WHAT_IF_JOB, { whatIf } satisfies WhatIfJob, { actorId: actor.userId });
    await db().update(ratingWhatIfs).set({ jobId: job }).where(eq(ratingWhatIfs.id, whatIf));
    await record(clock, {
      type: 'method.what_if_started',
      actor,
      ...aboutMethod(draft),
      data: { method: id, number: draft.number, version },
    });
    return { id, job };
  });
}

/** Inside a transaction: the newest what-if of a draft. */
export async function latestWhatIf(methodId: string) {
  const [found] = await db()
    .select()
    .from(ratingWhatIfs)
    .where(eq(ratingWhatIfs.methodId, methodId))
    .orderBy(desc(ratingWhatIfs.askedAt), desc(ratingWhatIfs.methodVersion))
    .limit(1);
  return found ?? null;
}

/** The job: rates every third party and every open request under both methods, from the stored inputs. */
export async function runWhatIf({ database, clock }: Platform, job: Job<WhatIfJob>) {
  const system = { kind: 'system' } as const;
  const basis = await database.tx(system, async () => {
    const [asked] = await db().select().from(ratingWhatIfs).where(eq(ratingWhatIfs.id, job.data.whatIf));
    const [draft] = await db()
      .select()
      .from(ratingMethods)
      .where(
        and(
          eq(ratingMethods.id, asked?.methodId ?? job.data.whatIf),
          eq(ratingMethods.version, asked?.methodVersion ?? 0),
        ),
      );
    return draft && { draft: draft.content, published: await publishedMethod(), all: await countRated() };
  });
  // Saved again or discarded meanwhile: what it would have said is out of date.
  if (!basis) return { outOfDate: true };
  const result = emptyResult();
  let seen = 0;
  for await (const page of ratedPages(database)) {
    for (const one of page) weigh(result, one, basis.published, basis.draft);
    seen += page.length;
    await job.report((100 * seen) / Math.max(1, basis.all), `${seen} of ${basis.all} rated`);
  }
  result.moves.sort(byWeight);
  result.moves.splice(MethodLimits.moves);
  await database.tx(system, () =>
    db()
      .update(ratingWhatIfs)
      .set({ result, finishedAt: clock.now() })
      .where(eq(ratingWhatIfs.id, job.data.whatIf)),
  );
  return { rated: seen };
}

const none = () => ({ all: 0, raised: 0, lowered: 0 });
const emptyResult = (): WhatIfResult => ({ thirdParties: none(), requests: none(), changed: 0, moves: [] });

function weigh(result: WhatIfResult, one: Rated, published: RatingMethod, draft: RatingMethod) {
  const [before, after] = [rate(one.inputs.input, published), rate(one.inputs.input, draft)];
  const count = one.kind === 'third_party' ? result.thirdParties : result.requests;
  count.all += 1;
  const change = rank(after.overall) - rank(before.overall);
  if (change > 0) count.raised += 1;
  if (change < 0) count.lowered += 1;
  if (change === 0 && before.scoreTenths === after.scoreTenths) return;
  result.changed += 1;
  const { kind, id, clientId, requestId, name } = one;
  result.moves.push({
    ...{ kind, id, clientId, requestId, name, from: before.overall, to: after.overall },
    fromScore: before.scoreTenths / 10,
    toScore: after.scoreTenths / 10,
    fromBasis: basisOf(before),
    toBasis: basisOf(after),
  });
  // Kept small while it grows: a hundred thousand third parties would be many moves.
  if (result.moves.length < MethodLimits.moves * 4) return;
  result.moves.sort(byWeight);
  result.moves.splice(MethodLimits.moves);
}

const rank = (band: Move['from']) => -RATINGS.indexOf(band);
const bands = ({ from, to }: Move) => Math.abs(rank(to) - rank(from));
const score = ({ fromScore, toScore }: Move) => Math.abs(toScore - fromScore);
const byWeight = (a: Move, b: Move) =>
  bands(b) - bands(a) || score(b) - score(a) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
