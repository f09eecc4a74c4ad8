import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { defineJobs } from './jobs.ts';
import { mountRoutes } from './routes.ts';
import type { ScreeningWorker } from './runs/run-screening.ts';

export { findAffected } from './affected-requests.ts';
export { waitForDecisionsInProgress } from './delay-comparisons.ts';
export { disposeByRule } from './dispositions/dispose-by-rule.ts';
export { areOfFormerRun, confirmDispositions, dispose } from './dispositions/dispose-matches.ts';
export { asItCounts, needsSecondPerson } from './dispositions/disposition-rules.ts';
export {
  type Decision,
  findDecisionsSince,
  findMatchesOfNames,
  partiesDecidedSince,
} from './dispositions/find-decisions.ts';
export { findMatchedParties } from './matched-parties.ts';
export { listedPartiesOf } from './party-decisions.ts';
export { presentMatches, presentRun } from './present.ts';
export { type Because, industryName, reasonInEnglish, reasonsIn } from './reasons-in.ts';
export type { ScreeningSubject, Truncated } from './records.ts';
export { agedRuns } from './runs/aged-runs.ts';
export {
  findMatch,
  findMatches,
  isMatched,
  isStale,
  latestFinishedRuns,
  latestRun,
  type MatchRecord,
  matchesOf,
  nearMatchesOf,
  type RunRecord,
  truncatedRuns,
} from './runs/find-runs.ts';
export { notComparedOf } from './runs/not-compared.ts';
export { queueScreening } from './runs/queue-screening.ts';
export type { FoundMatch } from './runs/run-screening.ts';
export {
  decisionsByList,
  methodOfNewestRun,
  partiesScreenedSince,
  requestsTrulyMatching,
  screeningFiguresOf,
  trueMatchesOf,
} from './runs/screening-figures.ts';
export { disagreementsOf, type Shown as SecondLookShown } from './second-look/find-looks.ts';
export { openLooks, presentDisagreements } from './second-look/present-looks.ts';
export { covers, pairingKey, subjectFingerprint, subjectsHash, subjectsOf } from './subjects.ts';

export function mountScreening(
  app: FastifyInstance,
  platform: Platform,
  worker: Omit<ScreeningWorker, 'platform'>,
) {
  defineJobs(platform, worker);
  mountRoutes(app, platform, worker);
}
