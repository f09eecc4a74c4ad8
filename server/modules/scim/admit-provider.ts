import type { FastifyRequest } from 'fastify';
import { notFound, type Platform } from '../../platform/index.ts';
import { callerOf, checkAddress, newestVersion, recordRefusal, sameText, sha256 } from '../identity/index.ts';
import { ScimRefusal } from './scim-refusal.ts';
import { noteUse } from './scim-settings.ts';
import { scimSettings } from './tables.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{1,200})$/;
const noteEveryMs = 60_000;

/** Before anything else of a call is read: not there while SCIM is off, 401 without its token. */
export async function admitProvider(platform: Platform, req: FastifyRequest): Promise<void> {
  const { database, clock } = platform;
  const token = bearer.exec(req.headers.authorization ?? '')?.[1] ?? '';
  const isAdmitted = await database.tx({ kind: 'identity' }, async () => {
    const now = clock.now();
    const newest = await newestVersion(scimSettings);
    if (!newest?.tokenHash) throw notFound();
    await checkAddress(req.ip, now);
    if (!sameText(newest.tokenHash, sha256(token))) {
      await recordRefusal(platform, {
        step: 'scim',
        reason: 'provider_token',
        claimed: '',
        account: null,
        caller: callerOf(req),
      });
      return false;
    }
    const { version, lastUsedAt } = newest;
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= noteEveryMs) await noteUse(version, now);
    return true;
  });
  if (!isAdmitted)
    throw new ScimRefusal(401, undefined, 'Send the token of Settings as `Authorization: Bearer`.');
}
