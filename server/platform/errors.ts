import type { ProblemCode } from '../../contract/errors.ts';
import { problemStatus } from '../../contract/errors.ts';

type ProblemDetails = {
  /** The newer state of what was stale. */
  current?: unknown;
  /** One message for each field that was refused. */
  fields?: Record<string, string>;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
};

/** A refusal with a sentence a person can act on. Everything else that is thrown is an accident. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, message: string, details: ProblemDetails, cause?: unknown) {
    super(message, { cause });
    this.name = 'Problem';
    this.code = code;
    this.status = problemStatus[code];
    this.details = details;
  }
}

/** `throw problem('request.stale', 'Somebody saved a newer version. Reload to see it.')` */
export function problem(code: ProblemCode, message: string, details: ProblemDetails = {}, cause?: unknown) {
  return new Problem(code, message, details, cause);
}

/** A field of what was sent that cannot be taken, and why. */
export const invalidField = (field: string, message: string) =>
  problem('input.invalid', message, { fields: { [field]: message } });

/** The same words for what does not exist and for what is not the caller's. */
export function notFound() {
  return problem('not_found', 'It does not exist, or you do not have access to it.');
}

/** What is told of work that ended on a fault of this server; the log has more under the same id. */
export const faultToQuote = (id: string) =>
  `Something went wrong on this server. Quote ${id} when you report it.`;
