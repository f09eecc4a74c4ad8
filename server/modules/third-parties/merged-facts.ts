import { and, desc, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { INACTIVE_STATUSES } from '../../../contract/request-statuses.ts';
import { db } from '../../platform/index.ts';
import { plainName, requestView as request } from '../requests/index.ts';
import { thirdParties } from './tables.ts';

/**
 * Inside a transaction of the system: by third party, of those that others were merged into, what their requests that were
 * not given up state, the newest first.
 */
export async function mergedFactsOf(ids: readonly string[]): Promise<Map<string, DraftIntake[]>> {
  if (ids.length === 0) return new Map();
  const merged = db()
    .select({ id: thirdParties.mergedInto })
    .from(thirdParties)
    .where(and(isNotNull(thirdParties.mergedInto), inArray(thirdParties.mergedInto, [...ids])));
  const rows = await db()
    .select({ id: request.thirdPartyId, intake: request.intake })
    .from(request)
    .where(
      and(
        inArray(request.thirdPartyId, merged),
        or(notInArray(request.status, [...INACTIVE_STATUSES]), isNotNull(request.sealedRating)),
      ),
    )
    .orderBy(desc(request.createdAt), desc(request.number));
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id ?? '')].map(([id, own]) => [id, own.map(({ intake }) => intake)]),
  );
}

const ownNames = ({ legalName, nativeName, aliases = [], formerNames = [] }: DraftIntake) =>
  [legalName, nativeName, ...aliases, ...formerNames].flatMap((name) => name ?? []);

/** The facts that count now, with the other names that were merged into them among the aliases. */
export function withMergedNames(intake: DraftIntake, merged: readonly DraftIntake[]): DraftIntake {
  const known = new Set(ownNames(intake).map(plainName));
  const more = merged.flatMap(ownNames).filter((name) => {
    const isNew = !known.has(plainName(name));
    known.add(plainName(name));
    return isNew;
  });
  return more.length > 0 ? { ...intake, aliases: [...(intake.aliases ?? []), ...more] } : intake;
}
