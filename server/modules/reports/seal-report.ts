import type { SealedData } from '../../../contract/reports/report-data.ts';
import { canonicalJson, type Json } from '../../../engine/audit-chain/index.ts';
import {
  type Actor,
  db,
  type Language,
  type Platform,
  problem,
  scopeOf,
  sha256,
} from '../../platform/index.ts';
import { reportLanguage, reportNames, workingDocument } from '../assessment/index.ts';
import { queueCheckpoint, record } from '../audit/index.ts';
import { about, attachmentsOf, drafterOfReport, ofRequest, type RequestRecord } from '../requests/index.ts';
import { compareVersions } from './compare-versions.ts';
import { composeReport, type Names } from './compose-report.ts';
import { renderReport } from './pdf/render-report.ts';
import { sealedVersion } from './sealed-version.ts';
import { reportVersions } from './tables.ts';

type Prepared = {
  data: SealedData;
  dataSha256: string;
  pdf: { fileId: string; sha256: string; bytes: number; pages: number };
  /** What the working document was when it was rendered. */
  basis: { version: number; workVersion: number };
};

/**
 * Composes, hashes and renders before the transaction of the release: none of it may hold the database up. Null where
 * the working document is another one than that of the digest.
 */
export async function prepareRelease(
  platform: Platform,
  request: RequestRecord,
  actor: Actor,
  digest?: string,
): Promise<Prepared | null> {
  const { database, clock, files } = platform;
  const now = await database.tx(scopeOf(actor), () => dataNow(platform, request, actor, clock.now(), digest));
  if (!now) return null;
  const { data, language } = now;
  const dataSha256 = hashOf(data);
  const { bytes, pages } = await renderReport({ ...data, dataSha256 }, language);
  const { fileId, sha256: pdfSha256 } = await files.putBuffer(bytes, 'application/pdf');
  return {
    data,
    dataSha256,
    pdf: { fileId, sha256: pdfSha256, bytes: bytes.length, pages },
    basis: { version: request.version, workVersion: request.workVersion },
  };
}

/** Inside a transaction: what a report released at this moment says; null where the work is not that of the digest. */
async function dataNow(platform: Platform, request: RequestRecord, actor: Actor, at: Date, digest?: string) {
  const { clock } = platform;
  const work = await workingDocument(request, { clock });
  if (digest !== undefined && digest !== work.digest) return null;
  const language = await reportLanguage(request);
  const names = await namesOf(platform, request, actor, language);
  const composed = composeReport(request, work, names, { ...clock, now: () => at });
  return { data: withChanges(composed, await sealedVersion(request.id, undefined)), language };
}

const hashOf = (data: SealedData) => sha256(canonicalJson(data as unknown as Json));

const withChanges = (data: SealedData, before: Awaited<ReturnType<typeof sealedVersion>>): SealedData =>
  before ? { ...data, changes: { since: before.number, entries: compareVersions(before.data, data) } } : data;

async function namesOf(
  { env }: Platform,
  request: RequestRecord,
  actor: Actor,
  language: Language,
): Promise<Names> {
  const files = await attachmentsOf(request.id, actor);
  return {
    ...(await reportNames(request)),
    firm: env.copyright.holder,
    language,
    documentKinds: new Map(files.flatMap(({ id, kind }) => (kind ? [[id, kind]] : []))),
    releaser: actor.name,
  };
}

/**
 * Inside the transaction of the release. What the machine changed meanwhile counts no version: the report still has to
 * say what it would say now.
 */
export async function seal(platform: Platform, request: RequestRecord, actor: Actor, prepared: Prepared) {
  const { data, dataSha256, pdf, basis } = prepared;
  const isSame = basis.version === request.version && basis.workVersion === request.workVersion;
  const now = await dataNow(platform, request, actor, new Date(data.releasedAt));
  if (!isSame || !now || hashOf(now.data) !== dataSha256)
    throw problem(
      'request.stale',
      'The analysis changed while the report was being sealed. Read it again, then release.',
    );
  const draftedBy = await drafterOfReport(request);
  if (!draftedBy) throw problem('request.not_possible', 'A report without a drafter cannot be released.');
  const { overall: rating, score } = data.rating;
  const { hash } = await record(platform.clock, {
    type: 'report.sealed',
    actor,
    ...about(request, 'report'),
    data: { version: data.version, dataSha256, pdfSha256: pdf.sha256, rating, score },
  });
  await db()
    .insert(reportVersions)
    .values({
      ...ofRequest(request),
      number: data.version,
      data,
      dataSha256,
      auditHash: hash,
      pdfFileId: pdf.fileId,
      pdfSha256: pdf.sha256,
      pdfBytes: pdf.bytes,
      pages: pdf.pages,
      rating,
      score,
      draftedBy,
      releasedBy: actor.userId,
      releasedAt: new Date(data.releasedAt),
    });
  await queueCheckpoint(platform, request.clientId);
  return { rating, score, basis: data.rating.basis };
}
