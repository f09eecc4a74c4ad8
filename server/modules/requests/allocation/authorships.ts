import { and, eq } from 'drizzle-orm';
import { type Actor, db } from '../../../platform/index.ts';
import { ofRequest, type RequestRecord } from '../record.ts';
import { authorships } from '../tables.ts';

/** Inside a transaction: remembers that this person worked on the report version being drafted. */
export async function recordAuthorship(request: RequestRecord, actor: Pick<Actor, 'userId'>, now: Date) {
  await db()
    .insert(authorships)
    .values({
      ...ofRequest(request),
      reportVersion: request.reportVersion,
      userId: actor.userId,
      since: now,
    })
    .onConflictDoNothing();
}

/** Inside a transaction: who drafted the report version being drafted. */
export async function authorsOf(request: RequestRecord): Promise<Set<string>> {
  const rows = await db()
    .select({ userId: authorships.userId })
    .from(authorships)
    .where(and(eq(authorships.requestId, request.id), eq(authorships.reportVersion, request.reportVersion)));
  return new Set(rows.map((row) => row.userId));
}
