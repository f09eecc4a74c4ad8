import { and, desc, eq, inArray } from 'drizzle-orm';
import { db } from '../../../../platform/index.ts';
import type { OverrideRecord } from '../../records.ts';
import { ratingOverrides } from '../../tables.ts';

type Which = { id: string; reportVersion: number };

/** What may change a rating now: the override that counts and the one that waits for a second person. */
type OpenOverrides = { approved: OverrideRecord | null; waiting: OverrideRecord | null };

/** Inside a transaction: those of the report version being drafted. */
export async function openOverrides({ id, reportVersion }: Which): Promise<OpenOverrides> {
  const rows = await db()
    .select()
    .from(ratingOverrides)
    .where(
      and(
        eq(ratingOverrides.requestId, id),
        eq(ratingOverrides.reportVersion, reportVersion),
        inArray(ratingOverrides.state, ['approved', 'waiting']),
      ),
    );
  const of = (state: OverrideRecord['state']) => rows.find((row) => row.state === state) ?? null;
  return { approved: of('approved'), waiting: of('waiting') };
}

/** Inside a transaction: every override of a request, newest first. */
export function overridesOf(requestId: string): Promise<OverrideRecord[]> {
  return db()
    .select()
    .from(ratingOverrides)
    .where(eq(ratingOverrides.requestId, requestId))
    .orderBy(desc(ratingOverrides.askedAt), desc(ratingOverrides.seq));
}

type Closing = Pick<OverrideRecord, 'closedAt'> &
  Partial<Pick<OverrideRecord, 'closedBy' | 'closedReason' | 'approvedBy' | 'approvedAt'>>;

/** Inside a transaction. */
export async function setOverride(
  { id }: OverrideRecord,
  state: OverrideRecord['state'],
  change: Partial<Closing>,
): Promise<OverrideRecord> {
  const [row] = await db()
    .update(ratingOverrides)
    .set({ state, ...change })
    .where(eq(ratingOverrides.id, id))
    .returning();
  return row!;
}
