import { db } from '../../platform/index.ts';
import { masterDefaults } from './master-defaults.ts';
import type { MasterKind } from './master-items.ts';
import { masterItems } from './tables.ts';

/** Inside a transaction of the system: adds the defaults that are missing and leaves everything else as it is. */
export async function seedMasterLists() {
  const rows = Object.entries(masterDefaults).flatMap(([kind, items]) =>
    items.map((item, position) => ({
      kind: kind as MasterKind,
      key: item.key,
      title: item.title,
      position,
      details: item.details ?? {},
    })),
  );
  await db().insert(masterItems).values(rows).onConflictDoNothing();
}
