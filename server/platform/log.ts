import pino from 'pino';
import { describeError } from './describe-error.ts';
import { traceFields } from './tracing/tracer.ts';

export type Log = pino.Logger;

const secrets = [
  'password',
  'newPassword',
  'NewPassword',
  'ConfirmPassword',
  'secret',
  'payload',
  'code',
  'token',
  'access',
  'refresh',
  'refresh_token',
  'id_token',
  'client_secret',
  'clientSecret',
  'code_verifier',
  'authorization',
  'cookie',
  'x-xsrf-token',
];

/** The `code` of an error says what happened; any other one may let somebody in. */
const hide = (value: unknown, path: string[]) =>
  path[0] === 'err' && path.at(-1) === 'code' ? value : '[hidden]';

/** One JSON object a line on standard output; names and texts are escaped, so they cannot forge a line. */
export function createLog(level: pino.LevelWithSilent = 'info', to?: pino.DestinationStream): Log {
  const names = secrets.map((name) => `["${name}"]`);
  // pino tells the censor a key by its name only where a path names it.
  const paths = ['err["params"]', ...names.flatMap((name) => [name, `*${name}`, `*.*${name}`])];
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    mixin: traceFields,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: { paths, censor: hide },
  };
  return to ? pino(options, to) : pino(options);
}
