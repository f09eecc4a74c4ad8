import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/index.ts';
import { clientNames } from '../../identity/index.ts';
import { requests, requestTexts } from '../tables.ts';
import { isClientSide } from '../visible.ts';
import { heldBy, type SoughtWord, soughtWords, toTsQuery } from './words.ts';

/**
 * Inside a transaction: the requests whose facts, or one comment that the caller may read, hold every word that is
 * sought, the last of them perhaps unfinished. For the firm a word may also be the client's.
 */
export async function searched(search: string | undefined, actor: Actor): Promise<SQL | undefined> {
  if (!search?.trim()) return undefined;
  const words = soughtWords(search);
  if (words.length === 0) return sql`false`;
  if (isClientSide(actor)) return ownWith(words);
  const found = withWords(words);
  const ofClients = [...(await byClient(words))].map(([, { ids, rest }]) =>
    and(inArray(requests.clientId, ids), rest.length > 0 ? withWords(rest) : undefined),
  );
  return or(found, ...ofClients);
}

const withWords = (words: readonly SoughtWord[]): SQL =>
  sql`${requests.id} in (select ${requestTexts.requestId} from ${requestTexts}
    where ${requestTexts.words} @@ ${toTsQuery(words)}::tsquery)`;

/** Of the transaction's client, and what the firm says to itself left out, by search-words.sql. */
const ownWith = (words: readonly SoughtWord[]): SQL =>
  sql`${requests.id} in (select own_requests_with(${toTsQuery(words)}::tsquery))`;

/** Clients whose names hold some of the words, together with those that the same words are left for. */
async function byClient(words: readonly SoughtWord[]) {
  const groups = new Map<string, { ids: string[]; rest: SoughtWord[] }>();
  for (const [id, name] of await clientNames()) {
    const held = heldBy(name, words);
    if (held.size === 0) continue;
    const rest = words.filter((word) => !held.has(word));
    const key = rest.map(({ readings }) => readings[0]).join(' ');
    const group = groups.get(key) ?? { ids: [], rest };
    group.ids.push(id);
    groups.set(key, group);
  }
  return groups;
}
