export { checkRequestNumbers } from './company-register/check-request-numbers.ts';
export { confirmDispositions, dispose, type NewDisposition } from './dispose-matches.ts';
export type { FinishedHook } from './finish-run.ts';
export { listFiles } from './list-files.ts';
export { queueRescreening } from './monitoring/rescreen-monitored.ts';
export { notComparedOf } from './not-compared.ts';
export { presentMatches, presentRun } from './present-run.ts';
export { queueScreening } from './queue-screening.ts';
export { registerScreening, type ScreeningHooks } from './register-screening.ts';
export {
  findMatch,
  isStale,
  latestRun,
  type MatchRecord,
  matchesOf,
  nearMatchesOf,
  type RunRecord,
} from './run-queries.ts';
export { disagreementsOf, type Shown as SecondLookShown } from './second-look/looks-for.ts';
export { openLooks, presentDisagreements } from './second-look/present-looks.ts';
export { needsSecondPerson } from './second-person.ts';
export { subjectsHash, subjectsOf } from './subjects.ts';
export {
  matches as matchTable,
  screeningRuns as runTable,
  watchlistVersions as versionTable,
} from './tables.ts';
export { truncatedScreenings } from './truncated-screenings.ts';
