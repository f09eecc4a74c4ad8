import type { Scope } from './database.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The statement that limits the transaction it stands in, one round trip; null for the owner. The id is checked
 * and written into the text because a parameter would cost a second round trip after `begin`.
 */
export function limitTo(scope: Scope): string | null {
  if (scope.kind === 'system') return null;
  if (scope.kind === 'firm') return 'set local role prudence_firm';
  if (!uuid.test(scope.clientId)) throw new Error('a tenant scope needs the id of a client');
  return `set local role prudence_tenant; set local app.client = '${scope.clientId}'`;
}
