import type { z } from 'zod';
import type { working } from '../../../contract/reports/analysis.ts';
import type { ReportData } from '../../../contract/reports/downloads.ts';
import { RATINGS, type RatingBand } from '../../../contract/words.ts';
import { type Clock, problem } from '../../platform/index.ts';
import type { RequestRecord } from '../requests/index.ts';

/** Everything that is sealed; the seal itself is added when the report is read. */
export type SealedData = Omit<ReportData, 'seal'>;
type Working = z.output<typeof working>;
export type Names = {
  client: string;
  drafter: string;
  releaser: string;
  reportType: string;
  entityType: string;
};

/** What is left after conditions is never more than what was there before. */
const milder = (a: RatingBand, b: RatingBand) => (RATINGS.indexOf(a) > RATINGS.indexOf(b) ? a : b);

/** The report as data: only confirmed findings, only disposed matches, the rating that counts. */
export function composeReport(
  request: RequestRecord,
  work: Working,
  names: Names,
  { now, calendar }: Clock,
): SealedData {
  const releasedAt = now();
  const { rating, screening } = work;
  if (!rating || !screening)
    throw problem('screening.not_ready', 'Screen the request before releasing its report.');
  const { counts: overall, override } = rating;
  if (override && override.expiresOn < calendar.dayOf(releasedAt))
    throw problem(
      'request.not_possible',
      'The override of the rating has expired: look at the rating again.',
    );
  return {
    number: request.number,
    version: request.reportVersion,
    client: names.client,
    legalName: request.legalName,
    nativeName: request.intake.nativeName || null,
    entityType: names.entityType,
    reportType: names.reportType,
    releasedAt: releasedAt.toISOString(),
    timeZone: calendar.zone,
    draftedBy: names.drafter,
    releasedBy: names.releaser,
    rating: {
      overall,
      residual: milder(rating.residual, overall),
      score: rating.score,
      basis: rating.basis,
      methodVersion: rating.methodVersion,
      contributions: rating.contributions.map(({ label, weight, raw, contribution, because }) => ({
        label,
        weight,
        raw,
        contribution,
        because,
      })),
      floors: rating.floors,
      categories: rating.categories,
      reason: override?.reason ?? rating.proposal?.reason ?? '',
      override: override && {
        computed: override.computed,
        reason: override.reason,
        by: override.by,
        approvedBy: override.approvedBy ?? '',
        expiresOn: override.expiresOn,
      },
    },
    sections: work.sections
      .filter((section) => section.text.trim() !== '')
      .map(({ key, title, text }) => ({ key, title, text })),
    findings: work.findings
      .filter((finding) => finding.status === 'confirmed')
      .map(({ category, severity, stage, eventDate, role, summary, excerpt, source }) => ({
        category,
        severity,
        stage,
        eventDate,
        role,
        summary,
        excerpt,
        source: source && { title: source.title, url: source.url, publishedOn: source.publishedOn },
      })),
    matches: work.matches.map((match) => ({
      subject: match.subject.name,
      listedName: match.matchedName.text,
      watchlist: `${match.watchlist} v${match.listVersion}`,
      similarity: match.similarity,
      disposition: match.disposition,
      reason: [match.reason, match.comment].filter(Boolean).join(': '),
    })),
    screening: {
      at: screening.finishedAt ?? screening.startedAt ?? releasedAt.toISOString(),
      methodVersion: screening.methodVersion,
      lists: screening.lists,
      names: [...new Set(screening.subjects.map((subject) => subject.name))],
      notCompared: screening.notCompared,
    },
  };
}
