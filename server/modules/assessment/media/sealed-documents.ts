import { and, eq, exists, isNotNull, ne, not, type SQL, type SQLWrapper } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { requestView as requests } from '../../requests/index.ts';
import { findings, mediaSources } from '../tables.ts';
import type { SourceRecord } from './source-queries.ts';

/** Inside a transaction of the system: what was read for a released report. Nothing of it changes any more. */
export async function sealedDocuments(
  requestId: string,
): Promise<{ number: string; documents: SourceRecord[] }> {
  const [request] = await db()
    .select({ number: requests.number })
    .from(requests)
    .where(and(eq(requests.id, requestId), eq(requests.status, 'released')));
  if (!request) return { number: '', documents: [] };
  const documents = await db()
    .select()
    .from(mediaSources)
    .where(and(eq(mediaSources.requestId, requestId), eq(mediaSources.status, 'read')));
  return { number: request.number, documents };
}

type SealedDocument = Pick<typeof mediaSources, 'fileId' | 'kind' | 'url' | 'title'>;

/** A condition: something that was read for the released report of a request, by another version of the model, is not excepted. */
export const hasDocumentOfOtherModel = (
  requestId: SQLWrapper,
  model: number,
  isExcepted: (document: SealedDocument) => SQL,
): SQL =>
  exists(
    db()
      .select({ id: mediaSources.id })
      .from(mediaSources)
      .innerJoin(requests, eq(requests.id, mediaSources.requestId))
      .where(
        and(
          eq(mediaSources.requestId, requestId),
          eq(mediaSources.status, 'read'),
          ne(mediaSources.modelNumber, model),
          eq(requests.status, 'released'),
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
