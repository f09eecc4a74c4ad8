import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { db } from '../../../platform/index.ts';
import { requestView as requests } from '../../requests/index.ts';
import { requestsTrulyMatching } from '../../screening/index.ts';
import { thirdPartyView as thirdParties } from '../../third-parties/index.ts';

/** A third party by its newest request. */
export type Candidate = {
  id: string;
  name: string;
  requestId: string;
  intake: DraftIntake;
  isHigh: boolean;
};

/** What third parties tied to somebody may have in common with them, before names are compared. */
export type Wanted = {
  born: string[];
  schemes: string[];
  entries: { watchlistId: string; entryId: string }[];
};

/** Inside a transaction of the firm: third parties of a client that may share somebody; the ties themselves decide. */
export async function findTied(clientId: string, wanted: Wanted): Promise<Candidate[]> {
  const holds = (part: object) => sql`${requests.intake} @> ${JSON.stringify(part)}::jsonb`;
  const shared: SQL[] = [
    ...wanted.born.map((bornOn) => holds({ principals: [{ bornOn }] })),
    ...wanted.schemes.flatMap((scheme) => [
      holds({ principals: [{ identifier: { scheme } }] }),
      holds({ ownership: [{ ownerId: { scheme } }] }),
      holds({ registrationIds: [{ scheme }] }),
    ]),
  ];
  if (wanted.entries.length > 0)
    shared.push(inArray(requests.id, requestsTrulyMatching(clientId, wanted.entries)));
  if (shared.length === 0) return [];
  const rows = await db()
    .select({
      id: thirdParties.id,
      name: thirdParties.name,
      rating: thirdParties.rating,
      request: { id: requests.id, intake: requests.intake, rating: requests.rating },
    })
    .from(thirdParties)
    .innerJoin(requests, eq(requests.id, thirdParties.lastRequestId))
    .where(and(eq(thirdParties.clientId, clientId), isNull(thirdParties.mergedInto), or(...shared)));
  return rows.map(({ id, name, rating, request }) => ({
    id,
    name,
    requestId: request.id,
    intake: request.intake,
    isHigh: rating === 'high' || request.rating === 'high',
  }));
}
