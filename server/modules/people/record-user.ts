import { type AuditData, type Change, record } from '../audit/index.ts';
import type { UserAct } from './user-act.ts';

type UserKind = Extract<keyof AuditData, `user.${string}`>;
type Differences = { changes?: readonly Change[]; personalChanges?: readonly Change[] };

/** Inside tx(). An act of a person on a user, in the chain of that user's client. */
export async function recordUser<Kind extends UserKind>(
  { platform, actor, account: { user } }: Pick<UserAct, 'platform' | 'actor' | 'account'>,
  type: Kind,
  data: AuditData[Kind],
  differences: Differences = {},
): Promise<void> {
  await record(platform.clock, {
    type,
    actor,
    clientId: user.clientId,
    object: { type: 'user', id: user.id, label: user.name },
    data,
    ...differences,
  });
}
