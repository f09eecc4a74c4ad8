import { and, eq, ne } from 'drizzle-orm';
import { type Actor, db, notFound, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { registerVersions } from './tables.ts';
import { lockRegister, type RegisterVersion } from './versions.ts';

type Change = { to: 'active' | 'discarded'; from: readonly string[] };

const changes = {
  activate: { to: 'active', from: ['staged'] },
  discard: { to: 'discarded', from: ['importing', 'staged', 'failed'] },
} satisfies Record<string, Change>;

/** Puts an imported register to use from the next look-up on, or discards it. */
export function changeRegister(
  { database, clock }: Platform,
  id: string,
  action: keyof typeof changes,
  actor: Actor,
) {
  const { to, from }: Change = changes[action];
  return database.tx({ kind: 'firm' }, async () => {
    const version = await lockRegister(id);
    if (!version) throw notFound();
    refuseUnless(version, from);
    if (to === 'active')
      await db()
        .update(registerVersions)
        .set({ status: 'superseded' })
        .where(and(eq(registerVersions.status, 'active'), ne(registerVersions.id, id)));
    await db()
      .update(registerVersions)
      .set({ status: to, ...(to === 'active' ? { activatedAt: clock.now() } : {}) })
      .where(eq(registerVersions.id, id));
    await record(clock, {
      type: to === 'active' ? 'register.activated' : 'register.discarded',
      actor,
      clientId: null,
      object: { type: 'company_register', id, label: `Version ${version.number}` },
      data: { version: version.number },
    });
  });
}

function refuseUnless({ status, number }: RegisterVersion, from: readonly string[]) {
  if (from.includes(status)) return;
  throw problem('register.not_possible', `Version ${number} is ${status}, so this isn’t possible.`);
}
