import { and, eq } from 'drizzle-orm';
import { db, notFound } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { conditions, unsettled } from '../tables.ts';
import { about, notPossible, type ThirdPartyAct } from './act.ts';

/** A condition was met, late perhaps, or the client lets it go; both need a word why. */
export const settleCondition: ThirdPartyAct<'settle_condition'> = async ({
  party,
  input,
  actor,
  clock,
  now,
}) => {
  const note = input.note.trim();
  const itself = and(eq(conditions.id, input.condition), eq(conditions.thirdPartyId, party.id));
  const [found] = await db().select().from(conditions).where(itself);
  if (!found) throw notFound();
  const settled = await db()
    .update(conditions)
    .set({ state: input.state, note, closedBy: actor.userId, closedAt: now })
    .where(and(itself, unsettled))
    .returning({ id: conditions.id });
  if (settled.length === 0) throw notPossible('This condition is no longer open. Reload to see its state.');
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.condition_settled',
    data: { condition: found.id, state: input.state },
    changes: [{ field: 'condition', before: found.state, after: input.state }],
    personal: { note },
  });
  return {};
};
