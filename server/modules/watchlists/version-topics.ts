import { sql } from 'drizzle-orm';
import { LIST_TOPICS, type ListTopic } from '../../../contract/words.ts';
import { topicsOf } from '../../../engine/lists/index.ts';
import { type Database, db } from '../../platform/index.ts';

/** Of a long list as many entries are read. A topic that none of them has counts as not covered by the list. */
const MOST_READ = 20_000;

/** The entries of a version never change once it can be searched. */
const known = new Map<string, ListTopic[]>();

/** What the entries of a version are about, the weightiest topic first. */
export async function topicsOfVersion(database: Database, versionId: string): Promise<ListTopic[]> {
  const kept = known.get(versionId);
  if (kept) return kept;
  const { rows } = await database.tx({ kind: 'system' }, () =>
    db().execute<{ topics: string[] | null }>(sql`
      select distinct entry -> 'topics' as topics
      from (select entry from watchlist_entries where version_id = ${versionId}::uuid limit ${MOST_READ}) as some_entries`),
  );
  const found = new Set<ListTopic>(rows.flatMap(({ topics }) => topicsOf(topics ?? [])));
  const topics = LIST_TOPICS.filter((topic) => found.has(topic));
  known.set(versionId, topics);
  return topics;
}
