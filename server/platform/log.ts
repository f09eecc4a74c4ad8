import pino from 'pino';

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

/** One JSON object a line on standard output; names and texts are escaped, so they cannot forge a line. */
export function createLog(level: pino.LevelWithSilent = 'info', to?: pino.DestinationStream): Log {
  const names = secrets.map((name) => `["${name}"]`);
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: names.flatMap((name) => [name, `*${name}`, `*.*${name}`]), censor: '[hidden]' },
  };
  return to ? pino(options, to) : pino(options);
}
