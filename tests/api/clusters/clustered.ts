import { count } from 'drizzle-orm';
import { clusteredLists, clusterQueue } from '../../../server/modules/clusters/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { activate, importList, listed, ownList, type ScreeningApp } from '../screening/screening-app.ts';

/** Waits until the entries of all active versions stand in their clusters. */
export function clustered({ platform, cast }: ScreeningApp) {
  return waitFor(
    async () => {
      const active = (await listed(cast.admin)).flatMap((list) => list.active?.id ?? []);
      return platform.database.tx({ kind: 'system' }, async () => {
        const known = await db().select().from(clusteredLists);
        const [waiting] = await db().select({ value: count() }).from(clusterQueue);
        const versions = known.map(({ versionId }) => versionId);
        return waiting?.value === 0 && active.every((id) => versions.includes(id));
      });
    },
    { what: 'the clusters to be made', everyMs: 40 },
  );
}

/** Imports a version of a list of the firm's own and activates it; answers the id of the list. */
export async function activateList(test: ScreeningApp, name: string, rows: string[]): Promise<string> {
  const { version } = await importList(test.cast.admin, ownList(rows), { format: 'plain_csv', name });
  expect((await activate(test.cast.admin, version)).status).toBe(202);
  const list = (await listed(test.cast.admin)).find((one) => one.name === name);
  return list?.id ?? '';
}

/** The same, and waits for the clusters. */
export async function useList(test: ScreeningApp, name: string, rows: string[]): Promise<string> {
  const list = await activateList(test, name, rows);
  await clustered(test);
  return list;
}

/** What the firm sees of an entry. */
export const partyOf = async ({ cast }: ScreeningApp, watchlist: string, entry: string) =>
  (await cast.drafter.call('GET /reports/v1.0/listedparties', { watchlist, entry })).Data;
