import { type Actor, notFound } from '../../platform/index.ts';
import { clientNames } from '../identity/index.ts';

/** Inside a transaction: the client whose figures are asked for; null for those of all clients. */
export async function clientOf(query: { client?: string | undefined }, actor: Actor) {
  const id = query.client ?? actor.clientId;
  if (!id) return null;
  const name = (await clientNames()).get(id);
  if (name === undefined || (actor.clientId && actor.clientId !== id)) throw notFound();
  return { id, name };
}
