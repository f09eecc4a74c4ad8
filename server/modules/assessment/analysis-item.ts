import type { AnswerOf } from '../../../contract/index.ts';
import { type Actor, notFound } from '../../platform/index.ts';
import { findVisible } from '../requests/index.ts';
import { findMatch, presentMatches } from '../screening/index.ts';
import { findFinding, presentFindings } from './findings/finding-queries.ts';

type Item = NonNullable<AnswerOf<'GET /reports/v1.0/analysisdetails'>['item']>;

/** Inside a transaction of the firm: one match or finding in full, of a request that the caller may see. */
export async function analysisItem(id: string, actor: Actor): Promise<Item> {
  const match = await findMatch(id);
  const finding = match ? null : await findFinding(id);
  const found = match ?? finding;
  if (!found) throw notFound();
  const request = await findVisible(found.requestId, actor);
  const [shownMatch] = match ? await presentMatches([match]) : [];
  const [shownFinding] = finding ? await presentFindings([finding]) : [];
  return {
    clientId: request.clientId,
    requestId: request.id,
    requestNumber: request.number,
    legalName: request.legalName,
    ...(shownMatch ? { match: shownMatch } : {}),
    ...(shownFinding ? { finding: shownFinding } : {}),
  };
}
