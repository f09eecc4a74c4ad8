import { enableUser } from '../people/index.ts';
import type { Provided } from './present-scim-user.ts';
import { actOf, type Provider } from './provider.ts';
import { disabledHere } from './scim-refusal.ts';

/** Inside tx(). Whom an administrator disabled, an administrator enables. */
export async function enableScimUser(provider: Provider, account: Omit<Provided, 'identity'>) {
  const { disabledAt, disabledByProvider } = account.user;
  if (disabledAt && !disabledByProvider) throw disabledHere();
  await enableUser(actOf(provider, account, { action: 'enable' }));
}
