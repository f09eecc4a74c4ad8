import type { Actor, Platform } from '../../platform/index.ts';
import { findPeople, isActiveDrafter, type Person, usersOfClient, usersWithRole } from '../identity/index.ts';
import type { ActContext, ActionInput } from './acts/act.ts';
import { authorsOf } from './allocation/authorships.ts';
import { watchersOf } from './case/case-people.ts';
import { attachmentsOf, type Upload } from './files/attachments.ts';
import { findMasterData } from './intake/master-data.ts';
import type { RequestRecord } from './record.ts';

type Call = { input: ActionInput; actor: Actor; uploads: readonly Upload[] };

/** Reads what an act decides on. People of the firm and master lists lie beyond a tenant's own rows. */
export async function readContext(
  platform: Platform,
  request: RequestRecord,
  call: Call,
): Promise<ActContext> {
  const { input, actor } = call;
  return platform.database.tx({ kind: 'system' }, async () => ({
    ...call,
    request,
    now: platform.clock.now(),
    people: await findPeople([request.drafterId, 'assignee' in input ? input.assignee : undefined]),
    clientSide: await clientSideOf(request),
    watchers: await watchersOf(request),
    allocators: await usersWithRole('allocator'),
    authors: await authorsOf(request),
    files: (await attachmentsOf(request.id, actor)).length,
    masterData: await findMasterData({ ...request.intake, ...('intake' in input && input.intake) }),
    calendar: platform.clock.calendar,
  }));
}

/** The drafter as far as there still is one: disabled, read-only, on leave or with another role counts as gone. */
export function presentDrafter(request: RequestRecord, people: ReadonlyMap<string, Person>): string | null {
  const person = request.drafterId ? people.get(request.drafterId) : undefined;
  return person && isActiveDrafter(person) && person.available ? person.id : null;
}

/** Inside a transaction: the author, or the client's leads once the author can no longer sign in. */
export async function clientSideOf(request: RequestRecord): Promise<string[]> {
  const author = (await findPeople([request.authorId])).get(request.authorId);
  if (author && !author.disabled) return [author.id];
  return (await usersOfClient(request.clientId, ['client'])).map(({ id }) => id);
}
