import { and, eq, inArray } from 'drizzle-orm';
import { db, notFound } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { conditions } from '../tables.ts';
import { about, missing, notPossible, type ThirdPartyAct } from './act.ts';

/** A condition was met, late perhaps, or the client lets it go; both need a word why. */
export const settleCondition: ThirdPartyAct = async ({ party, input, actor, clock, now }) => {
  if (!input.condition) throw missing('condition', 'Name the condition.');
  if (!input.state) throw missing('state', 'Say whether it was met or is waived.');
  const note = input.note?.trim();
  if (!note) throw missing('note', 'Describe the evidence.');
  const itself = and(eq(conditions.id, input.condition), eq(conditions.thirdPartyId, party.id));
  const [found] = await db().select().from(conditions).where(itself);
  if (!found) throw notFound();
  const settled = await db()
    .update(conditions)
    .set({ state: input.state, note, closedBy: actor.userId, closedAt: now })
    .where(and(itself, inArray(conditions.state, ['open', 'lapsed'])))
    .returning({ id: conditions.id });
  if (settled.length === 0) throw notPossible('This condition is settled already.');
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.condition_settled',
    data: { condition: found.id, state: input.state },
    changes: [{ field: 'condition', before: found.state, after: input.state }],
    personal: { note },
  });
  return {};
};
