import type { Scope, TxOptions } from './database.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * What begins a transaction and limits it, in one round trip. The id is checked and written into the text because a
 * parameter would cost a second one after `begin`.
 */
export function beginning(
  scope: Scope,
  { snapshot = false, readOnly = false }: TxOptions & { readOnly?: boolean } = {},
): string {
  const usual = readOnly ? 'begin read only' : 'begin';
  const begin = snapshot ? 'begin isolation level repeatable read, read only' : usual;
  const limit = limitTo(scope);
  return limit ? `${begin}; ${limit}` : begin;
}

function limitTo(scope: Scope): string | null {
  if (scope.kind === 'system') return null;
  if (scope.kind === 'firm') return 'set local role prudence_firm';
  if (!uuid.test(scope.clientId)) throw new Error('a tenant scope needs the id of a client');
  return `set local role prudence_tenant; set local app.client = '${scope.clientId}'`;
}
