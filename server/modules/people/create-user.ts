import type { Platform } from '../../platform/index.ts';
import { type AuditActor, record } from '../audit/index.ts';
import { assertFree, insertUser, invite, mailInvitation } from '../identity/index.ts';
import { assertMembership } from './check-membership.ts';
import type { PeoplePorts } from './ports.ts';
import type { InputOf } from './user-act.ts';

/**
 * Inside tx(). A new user has no password: the link that is shown once lets the person choose one. `silent` when it
 * must not go by mail.
 */
export async function createUser(
  platform: Platform,
  ports: PeoplePorts,
  actor: AuditActor,
  { user }: Pick<InputOf<'create'>, 'user'>,
  { silent = false } = {},
) {
  const { username, name, email, role, clientId = null, readOnly = false } = user;
  await assertMembership(ports, { role, clientId });
  await assertFree({ username, email });
  const { clock } = platform;
  const now = clock.now();
  const created = await insertUser({ username, name, email, role, clientId, readOnly, createdAt: now });
  const { link, expiresAt } = await invite(created.id, now);
  if (!silent) await mailInvitation(platform, created, link, expiresAt);
  const about = { actor, clientId, object: { type: 'user' as const, id: created.id, label: name } };
  await record(clock, { type: 'user.created', ...about, data: { role } });
  await record(clock, { type: 'user.invited', ...about, data: { expiresAt: expiresAt.toISOString() } });
  return { id: created.id, invitation: link };
}
