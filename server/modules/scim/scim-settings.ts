import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type ScimState, scimBase, type scimChange } from '../../../contract/security/scim.ts';
import { type Actor, db, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { randomToken, savedBy, sha256, staleSetting } from '../identity/index.ts';
import { scimSettings } from './tables.ts';

type Action = z.output<typeof scimChange>['action'];

/** Says what it is wherever it turns up. */
const tokenOf = () => `prudence-scim-${randomToken()}`;

/** Inside tx(). The newest setting; without a row it is off. */
export async function newestScim() {
  const [row] = await db().select().from(scimSettings).orderBy(desc(scimSettings.version)).limit(1);
  return row ?? null;
}

/** Inside tx(). */
export async function scimStateOf({ env }: Platform): Promise<ScimState> {
  const newest = await newestScim();
  const [saved] = await savedBy(newest ? [newest] : []);
  return {
    version: newest?.version ?? 1,
    enabled: Boolean(newest?.tokenHash),
    changedAt: saved?.changedAt ?? null,
    changedBy: saved?.changedBy ?? null,
    lastUsedAt: newest?.lastUsedAt?.toISOString() ?? null,
    endpoint: `${env.baseUrl}${scimBase}`,
  };
}

/** Inside tx(). The answer holds the new token, of which only a hash is kept; the one before ends at once. */
export async function saveScim(
  platform: Platform,
  actor: Actor,
  version: number,
  action: Action,
): Promise<ScimState> {
  const { clock } = platform;
  const before = await scimStateOf(platform);
  if (before.version !== version) throw staleSetting(before);
  if (before.enabled === (action === 'on'))
    throw problem(
      'request.not_possible',
      before.enabled ? 'It is on already.' : 'It is off: switch it on first.',
    );
  const token = action === 'off' ? null : tokenOf();
  const [saved] = await db()
    .insert(scimSettings)
    .values({
      version: version + 1,
      tokenHash: token && sha256(token),
      changedBy: actor.userId,
      changedAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!saved) throw staleSetting(await scimStateOf(platform));
  await record(clock, {
    type: 'settings.changed',
    actor,
    clientId: null,
    object: { type: 'scim', id: String(saved.version) },
    data: { kind: 'scim', key: action },
  });
  return { ...(await scimStateOf(platform)), ...(token ? { token } : {}) };
}

/** Inside tx(). */
export async function noteUse(version: number, at: Date): Promise<void> {
  await db().update(scimSettings).set({ lastUsedAt: at }).where(eq(scimSettings.version, version));
}
