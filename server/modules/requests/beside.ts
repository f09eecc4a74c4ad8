import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/index.ts';
import { userName } from '../identity/index.ts';
import { clientNameColumn } from './client-names.ts';
import { isClientSide } from './visible.ts';

/** What a row of a list says besides the request itself. */
export type Beside = {
  clientName: string | null;
  authorName: string | null;
  drafterName: string | null;
  allocatorName: string | null;
  /** Files that the caller may see. */
  files: number;
  tags: string[];
};

const counted = (side: SQL) =>
  sql<number>`(select count(*) from attachments where attachments.request_id = requests.id and removed_at is null ${side})`;
const tags = sql<string[]>`(select coalesce(jsonb_agg(tag order by lower(tag)), '[]') from request_tags
  where request_tags.request_id = requests.id)`;

/**
 * To be selected together with a request, so that a page of a list is one statement however much its rows say. The
 * columns are written out, since a statement about one table would have them without its name.
 */
export function besideOf(actor: Actor): { [Key in keyof Beside]: SQL<Beside[Key]> } {
  const hidden = isClientSide(actor);
  return {
    clientName: hidden ? sql`${actor.clientName}` : clientNameColumn,
    authorName: userName(sql`requests.author_id`),
    drafterName: hidden ? sql`null` : userName(sql`requests.drafter_id`),
    allocatorName: hidden ? sql`null` : userName(sql`requests.allocator_id`),
    files: counted(hidden ? sql`and side = 'intake'` : sql``).mapWith(Number),
    // A tenant cannot read the table.
    tags: hidden ? sql`'[]'::jsonb` : tags,
  };
}
