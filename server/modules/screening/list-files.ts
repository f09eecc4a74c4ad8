import { sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { watchlistVersions } from './tables.ts';

/** Inside a transaction of the system: which of these stored files a list version was imported from. */
export async function listFiles(fileIds: readonly string[]): Promise<string[]> {
  const { rows } = await db().execute<{ fileId: string }>(
    sql`select file ->> 'fileId' as "fileId"
        from ${watchlistVersions}, jsonb_array_elements(${watchlistVersions.files}) as file
        where file ->> 'fileId' in ${[...fileIds]}`,
  );
  return rows.map(({ fileId }) => fileId);
}
