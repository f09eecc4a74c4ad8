import { eq } from 'drizzle-orm';
import { NOTICE_TEXTS } from '../../../../../contract/texts/notices.ts';
import { methodProblems } from '../../../../../engine/rating/index.ts';
import { type Actor, db, type Platform, problem, refuseHeld } from '../../../../platform/index.ts';
import { record } from '../../../audit/index.ts';
import { otherAdministrators, usersWithRole } from '../../../identity/index.ts';
import { noticeText, notify } from '../../../notifications/index.ts';
import { differencesOf, lockDraft } from './change-draft.ts';
import { aboutMethod, type MethodRecord } from './methods.ts';
import { RECOMPUTE_JOB, type RecomputeJob } from './recompute-ratings.ts';
import { ratingMethods } from './tables.ts';
import { latestWhatIf } from './what-if.ts';

type Sent = { id: string; version: number; reason: string };

/** From now on everything is rated by it; what is open is rated anew, what was released stays. */
export async function publishMethod({ database, clock, jobs }: Platform, sent: Sent, actor: Actor) {
  const others = await database.tx({ kind: 'identity' }, () => otherAdministrators({ clock }, actor.userId));
  return database.tx({ kind: 'firm' }, async () => {
    const draft = await lockDraft(sent.id, sent.version);
    const [published] = await db().select().from(ratingMethods).where(eq(ratingMethods.status, 'published'));
    const changes = published ? differencesOf(published.content, draft.content) : [];
    refuseHeld(actor, clock.now());
    await assertReady(draft, changes.length, actor, others.length > 0);
    await db()
      .update(ratingMethods)
      .set({ status: 'superseded' })
      .where(eq(ratingMethods.status, 'published'));
    const now = clock.now();
    await db()
      .update(ratingMethods)
      .set({ status: 'published', reason: sent.reason.trim(), publishedBy: actor.userId, publishedAt: now })
      .where(eq(ratingMethods.id, draft.id));
    const job = await jobs.enqueue(RECOMPUTE_JOB, { method: draft.id } satisfies RecomputeJob, {
      actorId: actor.userId,
    });
    await db().update(ratingMethods).set({ jobId: job }).where(eq(ratingMethods.id, draft.id));
    const { id, number, basedOn } = draft;
    await record(clock, {
      type: 'method.published',
      actor,
      ...aboutMethod(draft),
      data: { method: id, number, basedOn: basedOn ?? 0 },
      changes: [...changes, { field: 'reason', before: null, after: sent.reason.trim() }],
    });
    const people = [...(await usersWithRole('admin')), ...(await usersWithRole('allocator'))];
    await notify(clock, {
      userIds: people.map((person) => person.id).filter((userId) => userId !== actor.userId),
      clientId: null,
      kind: 'system',
      entityName: NOTICE_TEXTS['about.method'],
      activity: noticeText('method.published', { number }),
    });
    return { id, job };
  });
}

async function assertReady(draft: MethodRecord, changes: number, actor: Actor, hasOthers: boolean) {
  const fields = methodProblems(draft.content);
  if (Object.keys(fields).length > 0)
    throw problem('input.invalid', 'The method is not valid yet. Check the marked fields.', { fields });
  if (changes === 0) throw problem('rating.not_possible', 'The draft is the same as the published version.');
  const whatIf = await latestWhatIf(draft.id);
  if (!whatIf?.finishedAt || whatIf.methodVersion !== draft.version)
    throw problem('rating.not_possible', 'Preview the impact of this draft before you publish it.');
  if (draft.changedBy === actor.userId && hasOthers)
    throw problem(
      'rating.second_person',
      'You changed this draft, so another administrator has to publish it.',
    );
}
