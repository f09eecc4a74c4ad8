import { OutboundFailure } from '../../../platform/index.ts';

type Failure = { name?: string; message?: string; code?: string; status?: number; cause?: unknown };

const codes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);
const names = new Set(['TimeoutError', 'AbortError']);
const deepest = 6;

/** Whether the other side did not answer, or only to say that it cannot: nobody was refused. */
export function isOutage(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  if (error instanceof OutboundFailure && error.reason === 'timeout') return true;
  const {
    name = '',
    message,
    code = '',
    status = 0,
    cause,
    errors,
  } = error as Failure & { errors?: unknown };
  if (codes.has(code) || names.has(name) || message === 'fetch failed' || status >= 500) return true;
  const inner = Array.isArray(errors) ? errors : [];
  return [cause, ...inner].some((one) => isOutage(one, depth + 1));
}
