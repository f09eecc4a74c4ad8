import { sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { auditEvents, auditRefusals } from './tables.ts';

type ErasedPerson = {
  id: string;
  /** Name, user name and e-mail address, as they stand in the trail. */
  spellings: readonly string[];
};

const own = ['actorName', 'ip', 'clientTime'];
const aboutThem = ['objectLabel', 'changes'];

/**
 * Inside tx(), of the system. Takes what names a person from beside the chains; the hashes cover digests only, so they
 * fit as before. Answers of how many events something was taken.
 */
export async function erasePerson({ id, spellings }: ErasedPerson): Promise<number> {
  const spelled = [...new Set(spellings.filter(Boolean).map((name) => name.toLowerCase()))];
  const theirs = sql`actor_id = ${id}`;
  const about = sql`object_type = 'user' and object_id = ${id}`;
  const nobody = sql`actor_id is null and actor_role <> 'system'`;
  const typed = sql`${nobody} and lower(personal->'values'->>'actorName') in ${spelled}`;
  const mentioned = sql.join(
    spelled.map((name) => sql`strpos(lower(personal->'values'->>'changes'), ${JSON.stringify(name)}) > 0`),
    sql` or `,
  );
  let events = 0;
  for (const [where, names] of [
    [theirs, own],
    [about, aboutThem],
    [sql`${about} and ${nobody}`, own],
    [typed, own],
    [mentioned, ['changes']],
  ] as const)
    events += await takeAway(where, names);
  await db().delete(auditRefusals).where(sql`actor_id = ${id}`);
  return events;
}

/** Values go with their salts: with one left a name could be guessed from its digest. Older events have one salt for all. */
async function takeAway(where: ReturnType<typeof sql>, names: readonly string[]): Promise<number> {
  const keys = sql`${`{${names.join(',')}}`}::text[]`;
  const changed = await db()
    .update(auditEvents)
    .set({
      personal: sql`case when personal ? 'salt' then null else jsonb_build_object(
        'values', (personal->'values') - ${keys}, 'salts', (personal->'salts') - ${keys}) end`,
    })
    .where(sql`(${where}) and personal is not null and jsonb_exists_any(personal->'values', ${keys})`)
    .returning({ id: auditEvents.id });
  return changed.length;
}
