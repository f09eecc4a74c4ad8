import type { AnswerOf } from '../../../contract/index.ts';
import { isOpen } from '../../../contract/request-statuses.ts';
import { canonicalJson, type Json } from '../../../engine/audit-chain/index.ts';
import {
  type Actor,
  type Clock,
  type Env,
  type Jobs,
  type Platform,
  scopeOf,
  sha256,
} from '../../platform/index.ts';
import { checkRequestNumbers } from '../company-register/index.ts';
import {
  findVisible,
  isClientSide,
  listMessages,
  presentRequest,
  type RequestRecord,
} from '../requests/index.ts';
import {
  asItCounts,
  disagreementsOf,
  findMatchedParties,
  latestRun,
  matchesOf,
  nearMatchesOf,
  presentDisagreements,
  presentMatches,
  presentRun,
} from '../screening/index.ts';
import { currentDispositions, reportTypeOf } from '../settings/index.ts';
import { holdActiveLists } from '../watchlists/index.ts';
import { findingsOf, presentFindings } from './findings/finding-queries.ts';
import { notSearchedOf } from './media/not-searched.ts';
import { documentsOf, presentMedia, unreadDocuments } from './media/source-queries.ts';
import { inEnglish } from './open-point.ts';
import { openPointsOf } from './open-points.ts';
import {
  ownershipOf,
  presentOwnership,
  sanctionedNames,
  undecidedNames,
  undecidedShare,
} from './ownership-of.ts';
import type { AssessmentPorts } from './ports.ts';
import { holdPublishedMethod, publishedVersion } from './rating/method/methods.ts';
import { presentRating } from './rating/present-rating.ts';
import { latestRating } from './rating/rating-queries.ts';
import type { Working } from './records.ts';
import { reportNames } from './report-names.ts';
import { presentReview } from './review/present-review.ts';
import { reviewCommentsOf } from './review/review-queries.ts';
import { orderedSections } from './sections/risk-outcomes.ts';
import { searchedSources } from './sections/searched-sources.ts';
import { composeSections, savedSections } from './sections/section-texts.ts';
import { reportLanguage, sectionWords } from './sections/section-words.ts';

/** Inside a transaction of the firm: everything the assessment of a request rests on. */
export async function assessmentOf(request: RequestRecord, { calendar, now }: Clock) {
  const run = await latestRun(request.id);
  const stored = await matchesOf(request.id);
  const isInWork = isOpen(request);
  const matches = isInWork ? stored.map((match) => asItCounts(match, now())) : stored;
  const findings = await findingsOf(request.id);
  const latest = await latestRating(request.id, request.reportVersion);
  const rating = latest && (await presentRating(latest, request));
  const reportType = request.reportType ? await reportTypeOf(request.reportType) : null;
  const sanctioned = sanctionedNames(matches);
  const ownership = ownershipOf(request.intake, sanctioned);
  const undecidedPct = undecidedShare(request.intake, matches, ownership);
  const { reasons } = await currentDispositions();
  const language = await reportLanguage(request);
  const { sources, unreadable } = await documentsOf(request.id);
  const facts = {
    request,
    reportType,
    run,
    matches,
    findings,
    notSearched: notSearchedOf(sources, unreadable),
    ownership,
    undecidedPct,
    rating,
    reasons,
    calendar,
    words: sectionWords(language),
  };
  const required = [...(reportType?.requiredSections ?? []), ...orderedSections(request.categories)];
  const sections = composeSections(await savedSections(request), facts, required);
  return {
    ...facts,
    sources,
    sections,
    language,
    sanctioned,
    method: await publishedVersion(),
    unread: await unreadDocuments(request.id),
    looks: await disagreementsOf(request.id),
    comments: await reviewCommentsOf(request),
  };
}

/** Inside a transaction of the firm: the working document as it leaves the server; client roles never see it. */
export async function workingDocument(
  request: RequestRecord,
  { clock, jobs, env }: { clock: Clock; jobs?: Jobs; env?: Pick<Env, 'languageModel'> },
): Promise<Working> {
  const found = await assessmentOf(request, clock);
  const { run, matches, findings, sections, rating, ownership, sanctioned, reasons } = found;
  const points = await openPointsOf(found);
  const working = {
    version: request.workVersion,
    screening: run && (await presentRun(run, request.intake, jobs)),
    matches: await presentMatches(matches),
    ...(await findMatchedParties(matches)),
    reasons: [...reasons],
    secondLooks: await presentDisagreements(found.looks, matches, reasons),
    nearMatches: (await nearMatchesOf(request.id)).map(
      ({ subject, name, origin, verdict, clauses, registered }) => ({
        ...{ subject, name, origin, verdict, clauses, registered },
      }),
    ),
    ...(await checkRequestNumbers(clock, request.intake)),
    ownership: presentOwnership(request.intake, ownership, {
      sanctioned,
      undecided: undecidedNames(matches),
      undecidedPct: found.undecidedPct,
    }),
    findings: await presentFindings(findings),
    media: {
      ...(await presentMedia(request, found.sources, findings)),
      notSearched: found.notSearched,
    },
    sections,
    searched: searchedSources(found),
    rating,
    review: await presentReview(found),
    languageModel: env?.languageModel?.model ?? null,
    openPoints: points.map(inEnglish),
    points,
  };
  if (request.status !== 'in_review') return { ...working, digest: null };
  const around = { ...(await reportNames(request)), language: found.language, zone: clock.calendar.zone };
  return { ...working, digest: digestOf(working, around) };
}

/**
 * One value for all that a report takes from the work and from around it, so that a release can name what its reader saw.
 * Part of it changes without any save being counted: another run, a newer method, an override that ends, entries that turn
 * out to be one, another name of the client.
 */
function digestOf(working: Omit<Working, 'digest'>, around: object): string {
  const { screening, matches, matchedParties, ownership, findings, media, sections, rating } = working;
  const { id: run, lists, notCompared } = screening ?? {};
  const read = {
    run,
    lists,
    notCompared,
    matches,
    matchedParties,
    ownership,
    findings,
    notSearched: media.notSearched,
    sections,
    rating,
    around,
  };
  return sha256(canonicalJson(read as Json));
}

/** Inside the transaction that submits for review or releases: sentences that refuse it; none when it is ready. */
export async function openPoints(request: RequestRecord, clock: Clock): Promise<string[]> {
  await holdPublishedMethod();
  await holdActiveLists();
  return (await openPointsOf(await assessmentOf(request, clock))).map(inEnglish);
}

type Analysis = AnswerOf<'GET /reports/v1.0/requestanalysis'>['Data'];

/** The working document for the firm; status, conversation and sealed versions for client roles. */
export function getAnalysis(
  platform: Platform,
  ports: AssessmentPorts,
  wanted: { client: string; request: string },
  actor: Actor,
): Promise<Analysis> {
  const read = async () => {
    const request = await findVisible(wanted.request, actor, wanted.client);
    const client = isClientSide(actor);
    return {
      request: await presentRequest(request, actor, platform.clock),
      messages: await listMessages(request.id, actor),
      reports: await ports.reportVersionsOf(request.id),
      ...(client ? {} : { working: await workingDocument(request, platform) }),
    };
  };
  return platform.database.tx(scopeOf(actor), read, { snapshot: true });
}
