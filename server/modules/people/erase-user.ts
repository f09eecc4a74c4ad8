import { type Platform, problem } from '../../platform/index.ts';
import { type AuditActor, erasePerson, pseudonymOf, record } from '../audit/index.ts';
import { type Account, forgetWaysIn, storeUser, type User } from '../identity/index.ts';
import { forgetPerson } from '../notifications/index.ts';
import { forgetChanges } from './access-changes.ts';
import type { PeoplePorts } from './ports.ts';
import type { InputOf, UserAct } from './user-act.ts';

const impossible = (sentence: string) => problem('request.not_possible', sentence);

/** An administrator erases a disabled person, whose user name is typed to confirm. */
export async function eraseUser(act: UserAct<InputOf<'erase'>>): Promise<void> {
  const { platform, actor, account, input, ports } = act;
  const { user } = account;
  if (input.confirm !== user.username)
    throw problem('input.invalid', 'Type the username to confirm.', {
      fields: { confirm: 'This is not the username.' },
    });
  await assertMayGo(account, ports);
  await eraseAccount(platform, ports, user, actor);
}

/**
 * Inside tx(). What names the person goes for good: from the account, the trail, notices and mails. A pseudonym stands
 * in its place; ids, and what the person did, stay.
 */
export async function eraseAccount(
  { clock }: Pick<Platform, 'clock'>,
  ports: PeoplePorts,
  user: User,
  actor: AuditActor,
): Promise<void> {
  const now = clock.now();
  const { id, name, username, email, clientId } = user;
  const pseudonym = pseudonymOf(id);
  const gone = `erased-${id.slice(0, 8)}`;
  await storeUser(user, {
    name: pseudonym,
    username: gone,
    email: `${gone}@erased.invalid`,
    passwordHash: null,
    mustChangePassword: null,
    totpSeed: null,
    totpConfirmedAt: null,
    totpLastStep: 0,
    termsIp: null,
    conflicts: [],
    ownConflicts: [],
    lastLoginAt: null,
    failedSignIns: 0,
    ssoIssuer: null,
    ssoSubject: null,
    erasedAt: now,
  });
  await forgetWaysIn(id);
  await forgetChanges(id);
  await forgetPerson({ id, name, pseudonym });
  await ports.onUserErased(id, now);
  const events = await erasePerson({ id, spellings: [name, username, email] });
  await record(clock, {
    type: 'user.erased',
    actor,
    clientId,
    object: { type: 'user', id, label: pseudonym },
    data: { events },
  });
}

/** Who may not be erased yet is told why, and what to do. */
async function assertMayGo({ user, client }: Account, ports: UserAct['ports']): Promise<void> {
  if (!user.disabledAt)
    throw impossible('Disable the user first. The last administrator cannot be disabled, and so not erased.');
  if (client?.legalHold)
    throw impossible(
      `${client.name} is on legal hold. Nothing about its people can be erased until the hold is lifted.`,
    );
  if (client && (await ports.isHeld(client.id)))
    throw impossible(
      `${client.name} or one of its records is on legal hold. Lift the hold in Settings, Retention, or turn it off in Settings, Clients and modules.`,
    );
  const open = (await ports.openRequestsOf([user.id])).get(user.id) ?? 0;
  if (open > 0)
    throw impossible(
      `This person still has open requests (${open}). Have them released, rejected or cancelled first.`,
    );
}
