import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { CaseLimits } from '../../../../contract/limits.ts';
import { type Actor, type Clock, db, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { lockRequest } from '../cross-tenant-queries.ts';
import { about, type RequestRecord } from '../record.ts';
import { requestTags } from '../tables.ts';
import { isClientSide, visibleRequestIds } from '../visible.ts';

const plain = sql`lower(${requestTags.tag})`;

/** Inside a transaction: the tags of these requests in the order of the alphabet; none for client roles. */
export async function tagsOf(ids: readonly string[], actor: Actor): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0 || isClientSide(actor)) return found;
  const rows = await db()
    .select({ id: requestTags.requestId, tag: requestTags.tag })
    .from(requestTags)
    .where(inArray(requestTags.requestId, [...ids]))
    .orderBy(asc(plain));
  for (const { id, tag } of rows) found.get(id)?.push(tag);
  return found;
}

/** Inside a transaction of the firm: every tag on a request that the caller sees, the most used first. */
export function tagsInUse(actor: Actor) {
  const requests = count();
  return db()
    .select({ tag: sql<string>`min(${requestTags.tag})`, requests })
    .from(requestTags)
    .where(sql`${requestTags.requestId} in ${visibleRequestIds(actor)}`)
    .groupBy(plain)
    .orderBy(desc(requests), asc(plain))
    .limit(500);
}

/** A request that carries one of these tags, however they are written. */
export const carrying = (tags: readonly string[]) =>
  db()
    .select({ id: requestTags.requestId })
    .from(requestTags)
    .where(
      inArray(
        plain,
        tags.map((tag) => tag.trim().toLowerCase()),
      ),
    );

type Wanted = { action: 'add' | 'remove'; tag: string };

/** Inside a transaction of the firm: one tag more or less. What is so already stays so and leaves no event. */
export async function changeTag(request: RequestRecord, { action, tag }: Wanted, actor: Actor, clock: Clock) {
  // Two who add at once must not pass the limit together.
  await lockRequest(request.id);
  const same = and(eq(requestTags.requestId, request.id), eq(plain, tag.toLowerCase()));
  const changed = action === 'add' ? await add(request, tag, actor, clock) : await remove(same);
  if (!changed) return;
  await record(clock, {
    type: action === 'add' ? 'request.tagged' : 'request.untagged',
    actor,
    ...about(request),
    data: {},
    personalChanges: [
      { field: 'tag', before: action === 'add' ? null : changed, after: action === 'add' ? changed : null },
    ],
  });
}

async function add({ id }: RequestRecord, tag: string, actor: Actor, clock: Clock) {
  const tags = await db()
    .select({ tag: requestTags.tag })
    .from(requestTags)
    .where(eq(requestTags.requestId, id));
  if (tags.some((other) => other.tag.toLowerCase() === tag.toLowerCase())) return null;
  if (tags.length >= CaseLimits.tags)
    throw problem('request.not_possible', `A request has up to ${CaseLimits.tags} tags. Remove one first.`);
  await db().insert(requestTags).values({ requestId: id, tag, addedBy: actor.userId, at: clock.now() });
  return tag;
}

async function remove(same: ReturnType<typeof and>) {
  const [gone] = await db().delete(requestTags).where(same).returning({ tag: requestTags.tag });
  return gone?.tag ?? null;
}
