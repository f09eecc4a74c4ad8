import { notify } from '../../notifications/index.ts';
import type { Account } from '../account.ts';
import { usersWithRole } from '../find-people.ts';
import type { Provider } from './provider.ts';

/** Inside tx(). Those who answer for the system hear of a new one whom none of them made. */
export async function tellOfAdministrator(
  { platform }: Provider,
  before: Account | undefined,
  { user }: Account,
): Promise<void> {
  if (user.role !== 'admin' || before?.user.role === 'admin') return;
  const others = (await usersWithRole('admin')).filter(({ id }) => id !== user.id);
  await notify(platform.clock, {
    userIds: others.map(({ id }) => id),
    clientId: null,
    kind: 'system',
    entityName: user.name,
    activity: 'became an administrator by the word of the identity provider',
  });
}
