import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { saveConditionLibrary } from '../../../contract/third-parties/condition-library.ts';
import { type Actor, type Clock, db, notFound, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { findClient, findPeople } from '../identity/index.ts';
import { conditionLibraries } from './tables.ts';

/** Inside a transaction: the client whose library the caller may see; a lead its own, an administrator the one named. */
async function findLibraryClient(client: string | undefined, actor: Actor) {
  const id = client ?? actor.clientId;
  const found = id && (!actor.clientId || actor.clientId === id) ? await findClient(id) : null;
  if (!found) throw notFound();
  return found;
}

/** Inside a transaction. */
export async function readConditionLibrary(client: string | undefined, actor: Actor) {
  const { id } = await findLibraryClient(client, actor);
  const [saved] = await db().select().from(conditionLibraries).where(eq(conditionLibraries.clientId, id));
  if (!saved) return { clientId: id, conditions: [], changedBy: null, changedAt: null, version: 0 };
  const { conditions, changedBy, changedAt, version } = saved;
  const people = await findPeople([changedBy]);
  return {
    ...{ clientId: id, conditions, version },
    changedBy: people.get(changedBy)?.name ?? '',
    changedAt: changedAt.toISOString(),
  };
}

type Save = Omit<z.output<typeof saveConditionLibrary.request>, 'C_TIMESTAMP'>;

/** Inside a transaction: replaces the library, on the version that the caller read. */
export async function writeConditionLibrary(
  { client, version, conditions }: Save,
  actor: Actor,
  clock: Clock,
) {
  const { id, name } = await findLibraryClient(client, actor);
  const values = { conditions, changedBy: actor.userId, changedAt: clock.now(), version: version + 1 };
  const saved =
    version === 0
      ? await db()
          .insert(conditionLibraries)
          .values({ clientId: id, ...values })
          .onConflictDoNothing()
          .returning()
      : await db()
          .update(conditionLibraries)
          .set(values)
          .where(and(eq(conditionLibraries.clientId, id), eq(conditionLibraries.version, version)))
          .returning();
  if (saved.length === 0)
    throw problem(
      'record.stale',
      'Someone else changed these conditions meanwhile. Reload to see the latest version.',
    );
  await record(clock, {
    type: 'client.conditions_saved',
    actor,
    clientId: id,
    object: { type: 'client', id, label: name },
    data: { conditions: conditions.length },
  });
  return readConditionLibrary(id, actor);
}
