import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { Change } from './record.ts';
import { auditEvents, auditRefusals } from './tables.ts';

type ErasedPerson = {
  id: string;
  /** Name, user name and e-mail address, as they stand in the trail. */
  spellings: readonly string[];
};

const own = ['actorName', 'ip', 'clientTime'];
const aboutThem = ['objectLabel', 'changes'];
const names = ['name', 'username', 'email'];

/** Fewer letters of a name say nothing of whom was looked for. */
const shortest = 3;
const stored = (name: string) => sql`personal->'values'->>${sql.raw(`'${name}'`)}`;

/**
 * Inside tx(), of the system. Takes what names a person from beside the chains; the hashes cover digests only, so they
 * fit as before. Answers of how many events something was taken.
 */
export async function erasePerson({ id, spellings }: ErasedPerson): Promise<number> {
  const theirs = sql`actor_id = ${id}`;
  const about = sql`object_type = 'user' and object_id = ${id}`;
  const known = [...spellings, ...(await formerSpellings(about))];
  const spelled = [...new Set(known.filter(Boolean).map((name) => name.toLowerCase()))];
  const nobody = sql`actor_id is null and actor_role <> 'system'`;
  const typed = sql`${nobody} and lower(personal->'values'->>'actorName') in ${spelled}`;
  const anyOf = (named: (name: string) => SQL) => sql.join(spelled.map(named), sql` or `);
  const mentioned = anyOf((name) => sql`strpos(lower(${stored('changes')}), ${JSON.stringify(name)}) > 0`);
  const refused = anyOf((name) => hasWords(sql`lower(${stored('why')})`, name));
  const search = sql`lower((${stored('filters')})::jsonb->>'search')`;
  // A part of the name is enough to find somebody by.
  const searched = anyOf(
    (name) =>
      sql`${hasWords(search, name)} or (length(${search}) >= ${shortest} and strpos(${name}, ${search}) > 0)`,
  );
  let events = 0;
  for (const [where, taken] of [
    [theirs, own],
    [about, aboutThem],
    [sql`${about} and ${nobody}`, own],
    [typed, own],
    [mentioned, ['changes']],
    [sql`type = 'call.refused' and (${refused})`, ['why']],
    [sql`type = 'list.exported' and (${searched})`, ['filters']],
  ] as const)
    events += await takeAway(where, taken);
  await db().delete(auditRefusals).where(sql`actor_id = ${id}`);
  return events;
}

/** A condition: the text has these words as words of their own, not as a part of others. */
const hasWords = (text: SQL, words: string): SQL => {
  const literal = words.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return sql`${text} ~ ${`(^|[^[:alnum:]])${literal}([^[:alnum:]]|$)`}`;
};

/** What the person was called before, as the changes of the account tell. */
async function formerSpellings(about: SQL): Promise<string[]> {
  const rows = await db()
    .select({ changes: sql<string | null>`${stored('changes')}` })
    .from(auditEvents)
    .where(sql`${about} and type = 'user.changed'`);
  return rows
    .flatMap(({ changes }) => JSON.parse(changes ?? '[]') as Change[])
    .flatMap(({ field, before }) => (names.includes(field) && typeof before === 'string' ? [before] : []));
}

/** Values go with their salts: with one left a name could be guessed from its digest. */
async function takeAway(where: SQL, taken: readonly string[]): Promise<number> {
  const keys = sql`${`{${taken.join(',')}}`}::text[]`;
  const changed = await db()
    .update(auditEvents)
    .set({
      personal: sql`jsonb_build_object(
        'values', (personal->'values') - ${keys}, 'salts', (personal->'salts') - ${keys})`,
    })
    .where(sql`(${where}) and personal is not null and jsonb_exists_any(personal->'values', ${keys})`)
    .returning({ id: auditEvents.id });
  return changed.length;
}
