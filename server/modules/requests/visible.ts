import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { ASSESSMENT_TEAM } from '../../../contract/words.ts';
import { type Actor, db, notFound } from '../../platform/index.ts';
import { hasTakenPartIn } from '../audit/index.ts';
import type { Person } from '../identity/index.ts';
import type { RequestRecord } from './record.ts';
import { requests } from './tables.ts';

type Reader = Pick<Actor, 'userId' | 'role' | 'clientId'>;

/**
 * The rows this caller may see. The firm sees nothing that was never submitted, a cancelled draft included: with
 * submitting the client agrees to share it.
 */
export function visibleTo(actor: Reader): SQL | undefined {
  if (actor.role === 'drafter') return eq(requests.drafterId, actor.userId);
  if (actor.role === 'client') return eq(requests.clientId, actor.clientId ?? '');
  if (actor.role === 'clientuser')
    return and(eq(requests.clientId, actor.clientId ?? ''), eq(requests.authorId, actor.userId));
  return isNotNull(requests.submittedAt);
}

/** A subquery of the ids this caller may see, for the lists of other modules. */
export const visibleRequestIds = (actor: Actor): SQL =>
  sql`(select ${requests.id} from ${requests} where ${visibleTo(actor) ?? sql`true`})`;

/** A condition: the request with this id was not submitted yet. These are few, which is what makes it quick. */
export const isUnsubmitted = (id: SQL): SQL =>
  sql`exists (select from requests stored where stored.id = ${id} and stored.submitted_at is null)`;

/**
 * A condition: this person may read what is told of the request with this id, which may be none. They see it now, or had it
 * in hands: a drafter is told that it went to somebody else.
 */
export function mayReadAbout(reader: Reader, id: SQL): SQL {
  if (reader.role === 'admin' || reader.role === 'allocator') return sql`true`;
  const seen = sql`exists (select from ${requests} where ${and(eq(requests.id, id), visibleTo(reader))})`;
  const had = reader.role === 'drafter' ? hasTakenPartIn(id, reader.userId) : sql`false`;
  return sql`(${id} is null or ${seen} or ${had})`;
}

/** A condition: there was a request with this id, and it was removed. */
export const isRemoved = (id: SQL): SQL =>
  sql`(${id} is not null and not exists (select from requests stored where stored.id = ${id}))`;

/** Inside a transaction: the request, or the one answer for what is not there and what is not theirs. */
export async function findVisible(id: string, actor: Actor, clientId?: string): Promise<RequestRecord> {
  const client = clientId === undefined ? undefined : eq(requests.clientId, clientId);
  const [found] = await db()
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), client, visibleTo(actor)));
  if (!found) throw notFound();
  return found;
}

export const isClientSide = (actor: Pick<Actor, 'role'>) =>
  actor.role === 'client' || actor.role === 'clientuser';

/** The name of a person as this reader may have it: to clients the firm is one team. */
export const nameFor = (person: Pick<Person, 'name' | 'clientId'> | undefined, actor: Pick<Actor, 'role'>) =>
  person && isClientSide(actor) && person.clientId === null ? ASSESSMENT_TEAM : person?.name;
