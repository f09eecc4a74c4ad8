import { isFirmRole, type User } from '../accounts/account.ts';
import { byItsWord, type NamedRole, roleOfName } from '../accounts/role-names.ts';

type Standing = Pick<User, 'role' | 'readOnly'>;

const same = (one: NamedRole, other: Standing) => one.role === other.role && one.readOnly === other.readOnly;

/**
 * What the provider's names make of a person; null when they are to be let in nowhere. Of several names the one they
 * have already counts. Nobody crosses between client and firm by a claim: that takes an administrator, in Settings.
 */
export function claimedRole(user: Standing, names: readonly string[]): NamedRole | null {
  const known = names
    .map(roleOfName)
    .filter((role) => role !== null)
    .map((role) => byItsWord(role, user));
  const [first] = known;
  if (!first) return null;
  const claimed = known.find((role) => same(role, user)) ?? first;
  const isOneOfMany = known.some((role) => !same(role, first)) && !same(claimed, user);
  if (isOneOfMany || isFirmRole(claimed.role) !== isFirmRole(user.role)) return null;
  return claimed;
}
