import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DraftIntake, identifier } from '../../../contract/reports/intake.ts';
import { db } from '../../platform/index.ts';
import { plainName, type RequestRecord } from '../requests/index.ts';
import { thirdParties } from './tables.ts';

type Identifier = (typeof identifier)['_output'];

/** Schemes that name one holder in the whole world; the others only together with their country. */
const worldwide = ['LEI', 'IMO', 'CIN', 'LLPIN', 'PAN'];
const order = ['CIN', 'LLPIN', 'LEI', 'IMO', 'PAN', 'VAT', 'passport', 'registration', 'other'];

/** An identifier as one text, whatever its spelling. */
export function identityOf({ scheme, value, country = '' }: Identifier) {
  const plain = value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return worldwide.includes(scheme) ? `${scheme}:${plain}` : `${scheme}:${country}:${plain}`;
}

/** What makes two requests of one client be about the same third party, the strongest first. */
function identitiesOf(intake: DraftIntake): string[] {
  const ids = [...(intake.registrationIds ?? [])].sort(
    (a, b) => order.indexOf(a.scheme) - order.indexOf(b.scheme),
  );
  const country = intake.countryOfIncorporation ?? intake.nationality ?? '';
  const byName = `name:${plainName(intake.legalName ?? '')}|${country}`;
  return ids.length > 0 ? ids.map(identityOf) : [byName];
}

/** Inside a transaction: finds or creates the third party this request is about; answers its id. */
export async function linkThirdParty(
  request: RequestRecord,
  intake: DraftIntake,
  now: Date,
): Promise<string> {
  const identities = identitiesOf(intake);
  const [known] = await db()
    .select({ id: sql<string>`coalesce(${thirdParties.mergedInto}, ${thirdParties.id})` })
    .from(thirdParties)
    .where(and(eq(thirdParties.clientId, request.clientId), inArray(thirdParties.identity, identities)))
    .orderBy(desc(thirdParties.createdAt))
    .limit(1)
    // It may be about to be merged: what counts is where it is then.
    .for('update');
  if (known) {
    await db().update(thirdParties).set({ lastRequestId: request.id }).where(eq(thirdParties.id, known.id));
    return known.id;
  }
  const [made] = await db()
    .insert(thirdParties)
    .values({
      clientId: request.clientId,
      name: intake.legalName ?? '',
      entityType: intake.entityType ?? 'organisation',
      country: intake.countryOfIncorporation ?? intake.nationality ?? null,
      identity: identities[0] as string,
      lastRequestId: request.id,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [thirdParties.clientId, thirdParties.identity],
      set: { lastRequestId: request.id },
    })
    .returning();
  return (made as { id: string }).id;
}
