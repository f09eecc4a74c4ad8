import { and, asc, desc, eq, ilike, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { getClients } from '../../../../contract/security/clients.ts';
import { containing } from '../../../platform/db/containing.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { isFirmRole } from '../accounts/account.ts';
import type { IdentityPorts } from '../ports.ts';
import { clients } from '../tables.ts';
import { presentClients } from './present-client.ts';

type Query = Omit<z.output<typeof getClients.request>, 'C_TIMESTAMP'>;

const columns = { name: clients.name, code: clients.code, createdAt: clients.createdAt };
const nobody = '00000000-0000-0000-0000-000000000000';

/** All clients for the firm, their own for everybody else. */
export function listClients(platform: Platform, ports: IdentityPorts, actor: Actor, query: Query) {
  const { current = 1, pageSize = 50, sort = 'name', search } = query;
  const pattern = search ? containing(search) : undefined;
  const which = and(
    isFirmRole(actor.role) ? undefined : eq(clients.id, actor.clientId ?? nobody),
    pattern ? or(ilike(clients.name, pattern), ilike(clients.code, pattern)) : undefined,
  );
  const column = columns[sort.replace(/^-/, '') as keyof typeof columns];
  return platform.database.tx({ kind: 'identity' }, async () => {
    const rows = await db()
      .select()
      .from(clients)
      .where(which)
      .orderBy(sort.startsWith('-') ? desc(column) : asc(column), asc(clients.id))
      .limit(pageSize)
      .offset((current - 1) * pageSize);
    const total = await db().$count(clients, which);
    return { Result: 'Success' as const, Data: await presentClients(platform, rows, ports, actor), total };
  });
}
