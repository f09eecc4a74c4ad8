import type { z } from 'zod';
import type { working } from '../../../contract/analysis/analysis.ts';
import type { DocumentKind } from '../../../contract/document-kinds.ts';
import type { Recommendation } from '../../../contract/rating-basis.ts';
import { type SealedData, statedFacts } from '../../../contract/reports/report-data.ts';
import { RATINGS, type RatingBand } from '../../../contract/words.ts';
import { countryFacts } from '../../../engine/facts/index.ts';
import { type Clock, type Language, problem } from '../../platform/index.ts';
import { holdingsOf, type ReportNames, riskOutcomes } from '../assessment/index.ts';
import type { RequestRecord } from '../requests/index.ts';
import { confirmedParties } from './confirmed-parties.ts';

type Working = z.output<typeof working>;
type Finding = Working['findings'][number];
export type Names = ReportNames & {
  firm: string;
  language: Language;
  releaser: string;
  /** What files of the request are said to be, by their ids. */
  documentKinds: ReadonlyMap<string, DocumentKind>;
};

/** What is left after conditions is never more than what was there before. */
const milder = (a: RatingBand, b: RatingBand) => (RATINGS.indexOf(a) > RATINGS.indexOf(b) ? a : b);

/** From this share of sanctioned owners on, a party is treated as sanctioned itself. */
export const BLOCKING_PCT = 50;

/** What a rating advises: the band that counts decides, and a true match with a sanctions list forbids. */
export function recommendationOf(
  { overall, basis }: Pick<SealedData['rating'], 'overall' | 'basis'>,
  sanctionedPct: number,
): Recommendation {
  const isSanctioned = basis === 'sanctions_match' || sanctionedPct >= BLOCKING_PCT;
  if (overall === 'high') return isSanctioned || basis === 'call_for_action' ? 'decline' : 'escalate';
  return overall === 'medium' ? 'proceed_with_conditions' : 'proceed';
}

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
  if (rating.override && rating.override.expiresOn < calendar.dayOf(releasedAt))
    throw problem('request.not_possible', 'The rating override has expired. Review the rating again.');
  const { notSearched } = work.media;
  const confirmed = work.findings.filter((finding) => finding.status === 'confirmed');
  const numbers = new Map(confirmed.map(({ id }, place) => [id, place + 1]));
  return {
    number: request.number,
    version: request.reportVersion,
    client: names.client,
    firm: names.firm,
    language: names.language,
    ...(names.branding && { branding: names.branding }),
    recommendation: recommendationOf(
      { overall: rating.counts, basis: rating.basis },
      work.ownership.sanctionedPct,
    ),
    legalName: request.legalName,
    nativeName: request.intake.nativeName || null,
    entityType: names.entityType,
    reportType: names.reportType,
    releasedAt: releasedAt.toISOString(),
    timeZone: calendar.zone,
    draftedBy: names.drafter,
    releasedBy: names.releaser,
    subject: subjectOf(request, names.categories),
    ownership: ownershipOf(request, work),
    rating: ratingOf(rating, numbers, work),
    sections: sectionsOf(work, numbers),
    findings: confirmed.map((finding) => findingOf(finding, names.documentKinds)),
    matches: work.matches.map(matchOf),
    parties: confirmedParties(work),
    screening: {
      at: screening.finishedAt ?? screening.startedAt ?? releasedAt.toISOString(),
      methodVersion: screening.methodVersion,
      lists: screening.lists,
      names: [...new Set(screening.subjects.map((subject) => subject.name))],
      notCompared: screening.notCompared,
    },
    ...(notSearched.length > 0 && { notSearched }),
  };
}

const stated = statedFacts.keyof().options;

function subjectOf({ intake }: RequestRecord, categories: string[]): SealedData['subject'] {
  const { countryOfIncorporation, nationality, countriesOfOperation = [] } = intake;
  const codes = [countryOfIncorporation, nationality, ...countriesOfOperation].filter(
    (code) => code !== undefined,
  );
  return {
    ...Object.fromEntries(stated.map((field) => [field, intake[field]])),
    countriesOfOperation,
    categories,
    countries: [...new Set(codes)].map((code) => {
      const facts = countryFacts(code);
      return { code, cpi: facts?.cpi, fatf: facts?.fatf };
    }),
  };
}

function ownershipOf({ intake }: RequestRecord, { ownership }: Working): SealedData['ownership'] {
  return {
    ...ownership,
    holdings: holdingsOf(intake).map(({ owner, owned, pct }) => ({ owner, owned, pct: Number(pct) })),
  };
}

/** The numbers of findings in the report, by their ids. */
type Numbers = ReadonlyMap<string, number>;

function ratingOf(
  rating: NonNullable<Working['rating']>,
  numbers: Numbers,
  { sections }: Working,
): SealedData['rating'] {
  const { counts: overall, override } = rating;
  const contributions = rating.contributions.map(({ findings, ...part }) => ({
    ...part,
    ...(findings && {
      findings: findings.map(({ finding, ...share }) => ({
        ...share,
        finding: String(numbers.get(finding) ?? ''),
      })),
    }),
  }));
  const risks = riskOutcomes(sections);
  const answered = (category: string) => {
    const risk = risks.find((one) => one.category === category);
    if (!risk?.outcome) return {};
    const { outcome, section } = risk;
    return { outcome, ...(outcome === 'not_assessed' && { reason: section.assessment?.reason ?? '' }) };
  };
  return {
    overall,
    residual: milder(rating.residual, overall),
    score: rating.score,
    basis: rating.basis,
    methodVersion: rating.methodVersion,
    contributions,
    floors: rating.floors,
    categories: rating.categories.map((one) => ({ ...one, ...answered(one.category) })),
    reason: override?.reason ?? rating.proposal?.reason ?? '',
    override: override && {
      computed: override.computed,
      reason: override.reason,
      by: override.by,
      approvedBy: override.approvedBy ?? '',
      expiresOn: override.expiresOn,
    },
  };
}

/** Those with a text; they cite the confirmed findings by their numbers in the report. */
function sectionsOf({ sections }: Working, numbers: Numbers): SealedData['sections'] {
  return sections
    .filter((section) => section.text.trim() !== '')
    .map(({ key, title, text, own, composed, assessment, findings }) => ({
      key,
      title,
      text,
      ...(own === text ? {} : { own }),
      ...(composed && { composed }),
      ...(assessment && { assessment }),
      findings: findings.flatMap((id) => numbers.get(id) ?? []),
    }));
}

function findingOf(finding: Finding, documentKinds: Names['documentKinds']): SealedData['findings'][number] {
  const { category, matter, severity, stage, eventDate, role, summary, excerpt, source } = finding;
  return {
    category,
    matter: matter ?? null,
    severity,
    stage,
    eventDate,
    role,
    summary,
    excerpt,
    source: source && {
      title: source.title,
      url: source.url,
      publishedOn: source.publishedOn,
      accessedAt: source.accessedAt,
      page: source.page,
      sha256: source.sha256,
      documentKind: documentKinds.get(source.attachmentId ?? ''),
    },
  };
}

function matchOf(match: Working['matches'][number]): SealedData['matches'][number] {
  return {
    subject: match.subject.name,
    listedName: match.matchedName.text,
    watchlist: `${match.watchlist} v${match.listVersion}`,
    similarity: match.similarity,
    disposition: match.disposition,
    reason: [match.reason, match.comment].filter(Boolean).join(': '),
  };
}
