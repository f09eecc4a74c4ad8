import { type Problem, problem } from '../errors.ts';
import { isExpectedDuplicate } from './expected-duplicates.ts';

type Failure = { code?: unknown; constraint?: unknown; message?: unknown; cause?: unknown };

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  // A standby, or a database whose disk is full at the provider: another one takes over.
  '25006',
]);
const connectionTexts =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;

/** What the surroundings did to the database, in words for the caller; undefined for everything else. */
export function databaseProblem(error: unknown): Problem | undefined {
  for (const failure of causes(error)) {
    const found = one(failure, error);
    if (found) return found;
  }
  return undefined;
}

/** Drizzle wraps what the driver says. */
export function* causes(error: unknown) {
  for (let one = error as Failure | undefined, depth = 0; one && depth < 4; depth += 1) {
    yield one;
    one = one.cause as Failure | undefined;
  }
}

export const hasCode = (error: unknown, code: string) => [...causes(error)].some((one) => one.code === code);

function one(failure: Failure, cause: unknown): Problem | undefined {
  const code = typeof failure.code === 'string' ? failure.code : '';
  const text = typeof failure.message === 'string' ? failure.message : '';
  if (unreachable.has(code) || code.startsWith('08') || connectionTexts.test(text)) {
    return problem(
      'server.busy',
      'Can’t reach the database. Try again in a moment.',
      { retryAfter: 2 },
      cause,
    );
  }
  if (code === '57014' || code === '55P03') {
    return problem('server.slow', 'The database took too long. Try again.', { retryAfter: 2 }, cause);
  }
  if (code === '40001' || code === '40P01') {
    return problem('server.busy', 'Someone else changed the same data. Try again.', { retryAfter: 1 }, cause);
  }
  if (code === '23505' && isExpectedDuplicate(failure.constraint)) {
    return problem('record.taken', 'Someone else has just created this record. Reload to see it.', {}, cause);
  }
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') {
    return problem('storage.full', 'Storage full: nothing was saved. Tell your administrator.', {}, cause);
  }
  if (code === '22021')
    return problem('input.invalid', 'The text holds a character that cannot be stored.', {}, cause);
  return undefined;
}
