import { eq } from 'drizzle-orm';
import type { ModuleTitle } from '../../../contract/words.ts';
import { clients } from '../../../server/modules/identity/tables.ts';
import { db } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

/** From the next call on the people of this client hold these licences and no others. */
export async function license({ platform }: TestApp, clientId: string, modules: readonly ModuleTitle[]) {
  await platform.database.tx({ kind: 'identity' }, () =>
    db()
      .update(clients)
      .set({ modules: [...modules] })
      .where(eq(clients.id, clientId)),
  );
}
