import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { DownloadLimits } from '../../../../contract/limits.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { archiveTickets } from '../tables.ts';
import type { Choice } from './chosen.ts';
import { badAddress } from './sign.ts';

const digest = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');
const system = { kind: 'system' } as const;

/** An address that a browser can open by itself; whoever gets hold of it later finds it used or over. */
export async function archiveAddress(
  { database, clock, env }: Platform,
  { sessionId }: Actor,
  choices: Choice[],
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + DownloadLimits.archiveSeconds * 1000);
  await database.tx(system, async () => {
    await db().delete(archiveTickets).where(lt(archiveTickets.expiresAt, now));
    await db()
      .insert(archiveTickets)
      .values({ ticketHash: digest(ticket), sessionId, choices, expiresAt });
  });
  return `${env.gateway ? '/api' : env.baseUrl}/reports/v1.0/archives?ticket=${ticket}`;
}

const unused = (ticket: string, now: Date) =>
  and(
    eq(archiveTickets.ticketHash, digest(ticket)),
    isNull(archiveTickets.usedAt),
    gt(archiveTickets.expiresAt, now),
  );

/** Whose ticket it is and what for. Looking spends nothing: who asks is judged first. */
export async function findTicket({ database, clock }: Platform, ticket: string) {
  const [found] = await database.tx(system, () =>
    db().select().from(archiveTickets).where(unused(ticket, clock.now())),
  );
  if (!found) throw badAddress();
  return found;
}

/** One statement decides: of any number of uses exactly one gets it. */
export async function spendTicket({ database, clock }: Platform, ticket: string) {
  const now = clock.now();
  const spent = await database.tx(system, () =>
    db().update(archiveTickets).set({ usedAt: now }).where(unused(ticket, now)).returning(),
  );
  if (spent.length === 0) throw badAddress();
}
