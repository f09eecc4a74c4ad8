import type { Env } from '../../../platform/index.ts';

/** Whom a passkey is for: the host of the public address, and nothing but a page from there may use it. */
export function relyingParty({ baseUrl }: Pick<Env, 'baseUrl'>) {
  const { origin, hostname } = new URL(baseUrl);
  return { name: 'Prudence', id: hostname, origin };
}
