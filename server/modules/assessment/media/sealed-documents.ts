import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { isGivenUpWithReport, requestView as requests } from '../../requests/index.ts';
import { findings, mediaSources } from '../tables.ts';
import type { SourceRecord } from './source-queries.ts';

/** The request of the newest sealed report of a third party on which nobody works; its next review may have begun. */
const reported = (thirdPartyId: SQLWrapper | string) =>
  db()
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(eq(requests.thirdPartyId, thirdPartyId), or(eq(requests.status, 'released'), isGivenUpWithReport)),
    )
    .orderBy(desc(requests.submittedAt), desc(requests.id))
    .limit(1);

/** Inside a transaction of the system: what was read for the newest sealed report. Nothing of it changes any more. */
export function sealedDocuments(thirdPartyId: string): Promise<(SourceRecord & { number: string })[]> {
  return db()
    .select({ ...getTableColumns(mediaSources), number: requests.number })
    .from(mediaSources)
    .innerJoin(requests, eq(requests.id, mediaSources.requestId))
    .where(and(inArray(mediaSources.requestId, reported(thirdPartyId)), eq(mediaSources.status, 'read')));
}

type SealedDocument = Pick<typeof mediaSources, 'fileId' | 'kind' | 'url' | 'title'>;

/** A condition: something that was read for that report by another version of the model is not excepted. */
export const hasDocumentOfOtherModel = (
  thirdPartyId: SQLWrapper,
  model: number,
  isExcepted: (document: SealedDocument) => SQL,
): SQL =>
  exists(
    db()
      .select({ id: mediaSources.id })
      .from(mediaSources)
      .where(
        and(
          inArray(mediaSources.requestId, reported(thirdPartyId)),
          eq(mediaSources.status, 'read'),
          ne(mediaSources.modelNumber, model),
          not(isExcepted(mediaSources)),
        ),
      ),
  );

/** Inside a transaction of the system: the passages of a request that the machine has proposed, whatever became of it. */
export async function proposedPassages(requestId: string): Promise<Set<string>> {
  const rows = await db()
    .select({ key: findings.passageKey })
    .from(findings)
    .where(and(eq(findings.requestId, requestId), isNotNull(findings.passageKey)));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}
