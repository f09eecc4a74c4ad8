import { eq, sql } from 'drizzle-orm';
import { requests as requestTable } from '../../../server/modules/requests/tables.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import type { NewsApp } from './news-app.ts';

export const setMonitored = ({ platform }: NewsApp, id: string, monitored: boolean) =>
  platform.database.tx({ kind: 'identity' }, () =>
    db().update(thirdPartyTable).set({ monitored }).where(eq(thirdPartyTable.id, id)),
  );

/** The report of a request is released, and its third party monitored: the id of the third party. */
export const releasedAndMonitored = ({ platform }: NewsApp, request: { id: string }): Promise<string> =>
  platform.database.tx({ kind: 'identity' }, async () => {
    await db().update(requestTable).set({ status: 'released' }).where(eq(requestTable.id, request.id));
    const { rows } = await db().execute<{ id: string }>(
      sql`update third_parties set monitored = true where last_request_id = ${request.id} returning id`,
    );
    return rows[0]?.id ?? '';
  });
