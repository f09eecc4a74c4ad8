import { and, desc, eq } from 'drizzle-orm';
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

/** Inside a transaction: who drafted the report version being drafted, who began last first. */
export async function authorsOf(request: RequestRecord): Promise<Set<string>> {
  const rows = await db()
    .select({ userId: authorships.userId })
    .from(authorships)
    .where(and(eq(authorships.requestId, request.id), eq(authorships.reportVersion, request.reportVersion)))
    .orderBy(desc(authorships.since));
  return new Set(rows.map((row) => row.userId));
}

/**
 * Inside a transaction: whom the report names as its drafter. Who was given the request after its analysis was written is
 * not named.
 */
export async function drafterOfReport(request: RequestRecord): Promise<string | null> {
  const authors = await authorsOf(request);
  if (request.drafterId && authors.has(request.drafterId)) return request.drafterId;
  const [author = request.drafterId] = authors;
  return author;
}
