import { eq } from 'drizzle-orm';
import { type Actor, db, type Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { mediaSettings } from './tables.ts';

const NAME = 'media';

/** Inside a transaction of the firm: whether drafters may have the server fetch web pages. Nobody chose: no. */
export async function mayCapture(): Promise<boolean> {
  const [found] = await db().select().from(mediaSettings).where(eq(mediaSettings.name, NAME));
  return found?.capture ?? false;
}

export function switchCapture({ database, clock }: Platform, capture: boolean, actor: Actor) {
  return database.tx({ kind: 'firm' }, async () => {
    const row = { capture, changedBy: actor.userId, changedAt: clock.now() };
    await db()
      .insert(mediaSettings)
      .values({ name: NAME, ...row })
      .onConflictDoUpdate({ target: mediaSettings.name, set: row });
    await record(clock, {
      type: 'media.capture_switched',
      actor,
      clientId: null,
      object: { type: 'media', id: NAME, label: 'Capture of web pages' },
      data: { on: capture },
    });
  });
}
