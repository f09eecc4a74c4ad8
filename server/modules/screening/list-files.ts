import { sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { registerVersions } from './company-register/tables.ts';
import { watchlistVersions } from './tables.ts';

/** Inside a transaction of the system: which of these stored files a list, or the register of companies, was imported from. */
export async function listFiles(fileIds: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const versions of [watchlistVersions, registerVersions]) {
    const { rows } = await db().execute<{ fileId: string }>(
      sql`select file ->> 'fileId' as "fileId"
          from ${versions}, jsonb_array_elements(${versions.files}) as file
          where file ->> 'fileId' in ${[...fileIds]}`,
    );
    found.push(...rows.map(({ fileId }) => fileId));
  }
  return found;
}
