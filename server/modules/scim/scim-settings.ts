import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type ScimState, scimBase, type scimChange } from '../../../contract/security/scim.ts';
import { type Actor, db, type Platform, problem } from '../../platform/index.ts';
import { newestVersion, randomToken, saveVersion, savingOf, sha256 } from '../identity/index.ts';
import { scimSettings } from './tables.ts';

type Action = z.output<typeof scimChange>['action'];

/** Says what it is wherever it turns up. */
const tokenOf = () => `prudence-scim-${randomToken()}`;

/** Inside tx(). Without a row it is off. */
export async function scimStateOf({ env }: Platform): Promise<ScimState> {
  const newest = await newestVersion(scimSettings);
  return {
    ...(await savingOf(newest)),
    enabled: Boolean(newest?.tokenHash),
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
  const token = action === 'off' ? null : tokenOf();
  const saved = await saveVersion(platform, actor, version, {
    table: scimSettings,
    event: { kind: 'scim', key: action },
    state: () => scimStateOf(platform),
    next({ enabled }) {
      if (enabled === (action === 'on'))
        throw problem(
          'request.not_possible',
          enabled ? 'It is on already.' : 'It is off: switch it on first.',
        );
      return { row: { tokenHash: token && sha256(token) } };
    },
  });
  return { ...saved, ...(token ? { token } : {}) };
}

/** Inside tx(). */
export async function noteUse(version: number, at: Date): Promise<void> {
  await db().update(scimSettings).set({ lastUsedAt: at }).where(eq(scimSettings.version, version));
}
