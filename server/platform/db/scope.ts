import type { Scope, TxOptions } from './database.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type Surroundings = {
  /** Nothing may be written. */
  readOnly?: boolean;
  /** Whether the login may take the roles of system and identity. */
  hasRoles?: boolean;
};

/** What begins a transaction and limits it. A `set` takes no parameters, so the id is checked and written into the text. */
export function beginning(
  scope: Scope,
  { snapshot = false, reads = false, readOnly = reads, hasRoles = true }: TxOptions & Surroundings = {},
): string[] {
  const usual = readOnly ? 'begin read only' : 'begin';
  const begin = snapshot ? 'begin isolation level repeatable read, read only' : usual;
  // The owner of a database that no release with these roles has brought up to date.
  if (!hasRoles && (scope.kind === 'system' || scope.kind === 'identity'))
    // What a policy hides is an error, not nothing.
    return [begin, 'set local row_security = off'];
  return [begin, ...limitTo(scope)];
}

function limitTo(scope: Scope): string[] {
  if (scope.kind !== 'tenant') return [`set local role prudence_${scope.kind}`];
  if (!uuid.test(scope.clientId)) throw new Error('a tenant scope needs the id of a client');
  return ['set local role prudence_tenant', `set local app.client = '${scope.clientId}'`];
}
