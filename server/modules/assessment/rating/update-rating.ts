import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { isEnded } from '../../../../contract/request-statuses.ts';
import type { RatingBand } from '../../../../contract/words.ts';
import { canonicalJson, type Json } from '../../../../engine/audit-chain/index.ts';
import { worstBand } from '../../../../engine/rating/index.ts';
import { type Actor, type Clock, db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { ofRequest, type RequestRecord } from '../../requests/index.ts';
import { asItCounts, isStale, latestRun, matchesOf } from '../../screening/index.ts';
import { findingsOf } from '../findings/finding-queries.ts';
import { ownershipOf, sanctionedNames, undecidedShare } from '../ownership-of.ts';
import type { RatingRecord } from '../records.ts';
import { ratings } from '../tables.ts';
import { publishedMethod } from './method/methods.ts';
import { isOvertaken } from './overrides/judge-override.ts';
import { notifyOverride } from './overrides/notify-override.ts';
import { overrideBySave } from './overrides/override-by-save.ts';
import { openOverrides, setOverride } from './overrides/override-queries.ts';
import { ratingInput } from './rating-input.ts';
import { latestRating } from './rating-queries.ts';
import { showRating } from './show-rating.ts';
import { computeRating, type RatingInputs, type StoredRating } from './stored-rating.ts';

type DrafterProposal = { proposed: RatingBand; reason: string; expiresOn?: string | undefined };

/**
 * Inside a transaction: rates the request from what is known now and stores inputs and result, unless nothing
 * changed. The machine alone (`by` is `system`) raises a standing rating and never lowers it; `fallenFrom` is the band of
 * an override that has just expired.
 */
export async function updateRating(
  clock: Clock,
  request: RequestRecord,
  by: Actor | 'system',
  { own, fallenFrom }: { own?: DrafterProposal | undefined; fallenFrom?: RatingBand } = {},
): Promise<RatingRecord> {
  const previous = await latestRating(request.id, request.reportVersion);
  const standing = by === 'system' ? standingOf(previous, fallenFrom) : null;
  const inputs = await inputsNow(clock, request, standing);
  const method = await publishedMethod();
  const result = computeRating(inputs, method);
  const proposal = own
    ? confirmed(own, result, clock, by)
    : previous?.result.overall === result.overall
      ? (previous.proposal ?? null)
      : null;
  const same =
    previous !== null &&
    text({ result: previous.result, proposal: previous.proposal ?? null }) === text({ result, proposal });
  const row = same ? previous : await store(clock, request, by, { inputs, result, proposal });
  await endOvertaken(clock, request, result);
  if (own && by !== 'system') await overrideBySave({ clock, request, computed: result, by }, own);
  await showRating(request, { inputs, result }, method);
  return row;
}

/** The machine lowers neither what it computed nor what an expired override had raised. */
function standingOf(previous: RatingRecord | null, fallenFrom: RatingBand | undefined): RatingBand | null {
  if (!previous) return fallenFrom ?? null;
  return fallenFrom ? worstBand(previous.result.overall, fallenFrom) : previous.result.overall;
}

/** Inside the transaction that ends a screening. What is sealed or given up keeps the rating it has. */
export async function rateAfterRun(clock: Clock, request: RequestRecord) {
  if (isEnded(request)) return;
  await updateRating(clock, request, 'system');
}

async function inputsNow(
  clock: Clock,
  request: RequestRecord,
  standing: RatingBand | null,
): Promise<RatingInputs> {
  const { intake } = request;
  const now = clock.now();
  const matches = (await matchesOf(request.id)).map((match) => asItCounts(match, now));
  const findings = await findingsOf(request.id);
  const run = await latestRun(request.id);
  const unfinished = run?.status !== 'done' || (await isStale(run, intake));
  const ownership = ownershipOf(intake, sanctionedNames(matches));
  const undecidedPct = undecidedShare(intake, matches, ownership);
  return {
    input: ratingInput({ intake, ownership, undecidedPct, matches, findings, now }),
    standing,
    unfinished,
  };
}

/** The drafter's word on the computed rating; another rating than that is an override. */
function confirmed(own: DrafterProposal, result: StoredRating, clock: Clock, by: Actor | 'system') {
  if (own.proposed !== result.overall) return null;
  const name = by === 'system' ? 'system' : by.name;
  return { band: own.proposed, reason: own.reason.trim(), by: name, at: clock.now().toISOString() };
}

type Computed = { inputs: RatingInputs; result: StoredRating; proposal: RatingRecord['proposal'] };

async function store(
  clock: Clock,
  request: RequestRecord,
  by: Actor | 'system',
  { inputs, result, proposal }: Computed,
): Promise<RatingRecord> {
  const [row] = await db()
    .insert(ratings)
    .values({
      ...ofRequest(request),
      reportVersion: request.reportVersion,
      methodVersion: result.methodVersion,
      inputs,
      result,
      score: result.score,
      overall: result.overall,
      proposal,
      computedBy: by === 'system' ? null : by.userId,
      at: clock.now(),
    })
    .returning();
  await record(clock, {
    type: 'rating.proposed',
    actor: by,
    ...ofRequest(request),
    object: { type: 'rating', id: row!.id, label: request.legalName },
    data: {
      score: result.score,
      overall: result.overall,
      methodVersion: result.methodVersion,
    },
    personalChanges: proposal?.reason ? [{ field: 'reason', before: null, after: proposal.reason }] : [],
  });
  return row!;
}

const text = (value: unknown) => canonicalJson(value as Json);

/** Inside a transaction: an approved override that the computed rating rose above counts no more. */
async function endOvertaken(clock: Clock, request: RequestRecord, computed: StoredRating) {
  const { approved } = await openOverrides(request);
  if (!approved || !isOvertaken(approved, computed)) return;
  const closed = await setOverride(approved, 'overtaken', { closedAt: clock.now() });
  await notifyOverride({ clock, request, by: 'system' }, closed, {
    type: 'rating.override_overtaken',
    data: { override: closed.id, band: closed.band, overall: computed.overall },
  });
}

/** Inside a transaction of the system: what the stated facts alone add up to, before any screening or finding. */
export async function startingScore(intake: DraftIntake, now: Date) {
  const ownership = ownershipOf(intake, []);
  const input = ratingInput({ intake, ownership, undecidedPct: 0, matches: [], findings: [], now });
  const { methodVersion, score, contributions } = computeRating(
    { input, standing: null, unfinished: true },
    await publishedMethod(),
  );
  return {
    ...{ methodVersion, score },
    contributions: contributions.filter(({ factor }) => factor !== 'findings'),
  };
}
