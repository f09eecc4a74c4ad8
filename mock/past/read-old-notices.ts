import { demoPeople } from '../people.ts';
import type { Act } from './cast.ts';

/** Everybody has read and cleared what was notified up to now. */
export async function readOldNotices(act: Act): Promise<void> {
  for (const { username, readOnly } of demoPeople)
    if (!readOnly) await (await act(username)).call('POST /reports/v1.0/notifications', { clear_all: true });
}
