import { createContext, runInContext } from 'node:vm';

/** Far more than anything needs that does not run away, on the slowest machine. */
const DEADLINE_MS = 60_000;

/** Runs work that never waits and stops it when it runs away, which no timeout of the test runner can do. */
export function runToEnd<Result>(work: () => Result): Result {
  return runInContext('work()', createContext({ work }), { timeout: DEADLINE_MS });
}
