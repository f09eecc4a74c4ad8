import { and, asc, count, desc, inArray, sql } from 'drizzle-orm';
import { CaseLimits } from '../../../../contract/limits.ts';
import { type Actor, type Clock, db, notFound, problem } from '../../../platform/index.ts';
import { recordAll } from '../../audit/index.ts';
import { about, type RequestRecord } from '../record.ts';
import { requests, requestTags } from '../tables.ts';
import { isClientSide, visibleRequestIds, visibleTo } from '../visible.ts';

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
  const used = count();
  return db()
    .select({ tag: sql<string>`min(${requestTags.tag})`, requests: used })
    .from(requestTags)
    .where(sql`${requestTags.requestId} in ${visibleRequestIds(actor)}`)
    .groupBy(plain)
    .orderBy(desc(used), asc(plain))
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

type Wanted = { add?: readonly string[]; remove?: readonly string[] };

/**
 * Inside a transaction of the firm: tags put on these requests and taken off them. What is so already stays so and
 * leaves no event, and whatever else they carry stays.
 */
export async function changeTags(
  ids: readonly string[],
  { add = [], remove = [] }: Wanted,
  actor: Actor,
  clock: Clock,
) {
  const changes = (await withTags(ids, actor)).map(({ request, tags }) => {
    const added = add.filter((tag) => !isAmong(tag, tags));
    const removed = tags.filter((tag) => isAmong(tag, remove));
    if (tags.length + added.length - removed.length > CaseLimits.tags)
      throw problem(
        'request.not_possible',
        `${request.number} would have more than ${CaseLimits.tags} tags. Remove some first.`,
      );
    return { request, added, removed };
  });
  const of = { addedBy: actor.userId, at: clock.now() };
  const rows = changes.flatMap(({ request, added }) =>
    added.map((tag) => ({ requestId: request.id, tag, ...of })),
  );
  if (rows.length > 0) await db().insert(requestTags).values(rows);
  if (changes.some(({ removed }) => removed.length > 0))
    await db()
      .delete(requestTags)
      .where(and(inArray(requestTags.requestId, [...ids]), inArray(plain, remove.map(lower))));
  await recordAll(
    clock,
    changes.flatMap(({ request, added, removed }) => [
      ...changedTags('request.tagged', request, added, actor),
      ...changedTags('request.untagged', request, removed, actor),
    ]),
  );
}

const lower = (tag: string) => tag.toLowerCase();
const isAmong = (tag: string, tags: readonly string[]) => tags.some((other) => lower(other) === lower(tag));

/**
 * The requests with their tags, locked: two who add at once must not pass the limit together, nor wait for each other
 * on the way. Where one of them is not seen, that is the answer for all.
 */
async function withTags(ids: readonly string[], actor: Actor) {
  const found = await db()
    .select()
    .from(requests)
    .where(and(inArray(requests.id, [...ids]), visibleTo(actor)))
    .orderBy(asc(requests.clientId), asc(requests.id))
    .for('update');
  if (found.length < ids.length) throw notFound();
  const tags = await tagsOf(ids, actor);
  return found.map((request) => ({ request, tags: tags.get(request.id) ?? [] }));
}

function changedTags(
  type: 'request.tagged' | 'request.untagged',
  request: RequestRecord,
  tags: readonly string[],
  actor: Actor,
) {
  if (tags.length === 0) return [];
  const isMore = type === 'request.tagged';
  const personalChanges = tags.map((tag) => ({
    field: 'tag',
    before: isMore ? null : tag,
    after: isMore ? tag : null,
  }));
  return [{ type, actor, ...about(request), data: {}, personalChanges }];
}
