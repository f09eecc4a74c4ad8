import { asc, eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../../contract/index.ts';
import { type Actor, db } from '../../../platform/index.ts';
import { findPeople, type Person, usersOfClient, usersWithRole } from '../../identity/index.ts';
import type { RequestRecord } from '../record.ts';
import { watchers } from '../tables.ts';
import { isClientSide } from '../visible.ts';

type Company = AnswerOf<'GET /reports/v1.0/casepeople'>['Data'];

/** As visible.ts says it in SQL: whether somebody, who need not be calling, sees this request. */
export function sees(person: Person, request: RequestRecord): boolean {
  if (person.disabled) return false;
  if (person.role === 'drafter') return request.drafterId === person.id;
  if (isClientSide(person) && person.clientId !== request.clientId) return false;
  if (person.role === 'clientuser') return request.authorId === person.id;
  return true;
}

/** Inside a transaction: whom this caller may mention; of the other side nobody, unless the firm shares what it writes. */
export async function mentionable(request: RequestRecord, actor: Actor): Promise<Person[]> {
  const known = await findPeople([request.authorId, request.drafterId]);
  const everybody = [
    ...(await usersWithRole('allocator')),
    ...(await usersWithRole('admin')),
    ...(await usersOfClient(request.clientId, ['client'])),
    ...known.values(),
  ];
  const unique = new Map(everybody.map((person) => [person.id, person]));
  return [...unique.values()]
    .filter((person) => person.id !== actor.userId && sees(person, request))
    .filter((person) => !isClientSide(actor) || isClientSide(person))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Inside a transaction: who watches and still sees it. */
export async function watchersOf(request: RequestRecord): Promise<Person[]> {
  const rows = await db()
    .select({ userId: watchers.userId })
    .from(watchers)
    .where(eq(watchers.requestId, request.id))
    .orderBy(asc(watchers.since), asc(watchers.userId));
  const people = await findPeople(rows.map(({ userId }) => userId));
  return rows.flatMap(({ userId }) => people.get(userId) ?? []).filter((person) => sees(person, request));
}

/** Inside a transaction: the author, or the client's leads once the author no longer sees it. */
export async function clientSideOf(request: RequestRecord): Promise<string[]> {
  const author = (await findPeople([request.authorId])).get(request.authorId);
  if (author && isClientSide(author) && sees(author, request)) return [author.id];
  return leadsOf(request);
}

/** Inside a transaction: whoever leads the client. */
export async function leadsOf({ clientId }: Pick<RequestRecord, 'clientId'>): Promise<string[]> {
  return (await usersOfClient(clientId, ['client'])).map(({ id }) => id);
}

/** Inside a transaction: the people around a request; client roles hear of their own side only. */
export async function companyOf(request: RequestRecord, actor: Actor): Promise<Company> {
  const watching = await watchersOf(request);
  const shown = watching.filter((person) => !isClientSide(actor) || isClientSide(person));
  return {
    people: (await mentionable(request, actor)).map(present),
    watchers: shown.map(present),
    watching: watching.some(({ id }) => id === actor.userId),
  };
}

const present = (person: Person) => ({
  id: person.id,
  name: person.name,
  role: person.role,
  isClientSide: isClientSide(person),
});
