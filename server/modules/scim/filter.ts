import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { scimUrns } from '../../../contract/security/scim.ts';
import { plainName, userView } from '../identity/index.ts';
import { refuse } from './scim-refusal.ts';
import { scimIdentities } from './tables.ts';

const comparison = /^\s*([^\s"]+|emails\[\s*value)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*(\])?\s*$/i;
const never = sql`false`;

const byText: Record<string, (value: string) => SQL | undefined> = {
  username: (value) => named(userView.username, value),
  emails: (value) => named(userView.email, value),
  'emails.value': (value) => named(userView.email, value),
  'emails[value': (value) => named(userView.email, value),
  externalid: (value) => eq(scimIdentities.externalId, value),
  id: (value) => (z.uuid().safeParse(value).success ? eq(userView.id, value) : never),
};

const named = (column: typeof userView.username | typeof userView.email, value: string) =>
  eq(sql`lower(${column})`, plainName(value) ?? '');

/** One comparison for equality: what providers ask before they create somebody. */
export function conditionOf(filter: string): SQL | undefined {
  const [, name = '', literal = '', bracket] = comparison.exec(filter) ?? [];
  const attribute = name.toLowerCase().replace(`${scimUrns.user.toLowerCase()}:`, '').replace(/\s/g, '');
  const value = readLiteral(literal);
  if (attribute.includes('[') !== (bracket !== undefined)) throw notOurs();
  if (attribute === 'active' && typeof value === 'boolean')
    return value ? isNull(userView.disabledAt) : isNotNull(userView.disabledAt);
  const condition = Object.hasOwn(byText, attribute) ? byText[attribute] : undefined;
  if (!condition || typeof value !== 'string') throw notOurs();
  return and(condition(value));
}

function readLiteral(literal: string): unknown {
  try {
    return JSON.parse(literal.startsWith('"') ? literal : literal.toLowerCase());
  } catch {
    throw notOurs();
  }
}

const notOurs = () =>
  refuse(
    'invalidFilter',
    'Filter by one equality: userName, externalId, emails.value or id eq "…", or active eq true.',
  );
