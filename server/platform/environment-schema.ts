import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { readHeaders } from './tracing/start-tracing.ts';

/** Calls a minute from one address. */
export const DEFAULT_RATE_LIMIT = 1200;

export type Variables = Record<string, string | undefined>;

/** Empty means not set. */
const text = z
  .string()
  .optional()
  .transform((value) => value || undefined);
const textThat = (isAccepted: (value: string) => boolean, accepted: string) =>
  text.refine((value) => value === undefined || isAccepted(value), accepted);
const address = (isAccepted: (url: URL) => boolean, accepted: string) =>
  textThat((value) => URL.canParse(value) && isAccepted(new URL(value)), accepted);
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, values.length === 2 ? values.join(' or ') : `one of ${values.join(', ')}`);
const onOff = choice(['true', 'false']);
const toBoolean = (value: 'true' | 'false') => value === 'true';
const whole = (least: number, most: number) => {
  const accepted = `a whole number from ${least} to ${most}`;
  return z.coerce.number(accepted).int(accepted).min(least, accepted).max(most, accepted);
};
const port = whole(1, 65_535);

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';
const isPublic = (url: URL) => url.protocol === 'https:' || (isWeb(url) && loopback.has(url.hostname));
const postgresAddress = address(
  ({ protocol }) => protocol === 'postgres:' || protocol === 'postgresql:',
  'a PostgreSQL address such as postgres://prudence:password@db.example/prudence',
);
const webAddress = address(isWeb, 'a full address such as https://prudence.example').transform((value) =>
  value?.replace(/\/+$/, ''),
);

const share = 'a number from 0 to 1';

const hostName = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\[[0-9A-Fa-f:.]{2,45}\])$/;

const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);
function isProxy(part: string) {
  const [host = '', bits, ...more] = part.trim().split('/');
  if (ranges.has(host)) return bits === undefined;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(host)] ?? -1;
  return more.length === 0 && longest > 0 && (!bits || (/^\d+$/.test(bits) && Number(bits) <= longest));
}

/**
 * Every environment variable that the server reads. What a variable refuses is said in words that complete "… must be".
 * A test compares the names and defaults with the table of docs/configuration.md.
 */
export const environmentSchema = z.object({
  PUBLIC_URL: address(
    isPublic,
    'an https address such as https://prudence.example; http is for localhost only',
  ).transform((value) => value?.replace(/\/+$/, '')),
  HOST: text,
  PORT: port.default(5011),
  REPORT_PORT: port.default(5021),
  BASE_URL: webAddress,
  REPORT_URL: webAddress,
  DATA_DIR: text,
  DATABASE_URL: postgresAddress,
  DATABASE_OWNER_URL: postgresAddress,
  DATABASE_SECONDS: whole(1, 600).default(10),
  S3_BUCKET: text,
  S3_ENDPOINT: text,
  S3_REGION: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  S3_PREFIX: text,
  S3_PATH_STYLE: onOff.optional(),
  SCANNER_ADDRESS: text,
  PRUDENCE_KEYS: text,
  SMTP_URL: text,
  MAIL_FROM: text,
  DIST_DIR: textThat(
    (value) => existsSync(join(value, 'index.html')),
    'the directory that `npm run build` made, with an index.html in it',
  ),
  TRUST_PROXY: textThat(
    (value) => value.split(',').every(isProxy),
    'IP addresses or networks such as 10.0.0.5,192.168.0.0/16, or loopback, linklocal, uniquelocal, separated by commas',
  ),
  ALLOWED_ORIGINS: text,
  ALLOWED_HOSTS: textThat(
    (value) => value.split(',').every((host) => hostName.test(host.trim())),
    'host names or addresses without port, such as prudence.internal, separated by commas',
  ),
  OUTBOUND_ALLOW: text,
  LISTS_FOLDER: text,
  LLM_URL: text,
  LLM_MODEL: text,
  LLM_KEY: text,
  RATE_LIMIT: whole(1, 10_000_000).default(DEFAULT_RATE_LIMIT),
  UNDER_PRESSURE: onOff.default('true').transform(toBoolean),
  PASSAGES_DIR: textThat(
    (value) => existsSync(join(value, 'validation.tsv')),
    'a directory of passages for the adverse-media model, with a validation.tsv in it',
  ),
  FIRST_MODEL: onOff.default('true').transform(toBoolean),
  METRICS_PORT: port.optional(),
  METRICS_HOST: textThat((value) => isIP(value) !== 0, 'an IP address such as 0.0.0.0').default('127.0.0.1'),
  DRAIN_SECONDS: whole(0, 120).default(0),
  SHUTDOWN_SECONDS: whole(1, 60).default(5),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PRUDENCE_MODE: choice(['production', 'demo']).default('production'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_HEADERS: textThat(
    (value) => readHeaders(value) !== null,
    'pairs such as name=value, separated by commas',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: textThat(
    (value) => value === 'http/protobuf',
    'http/protobuf, which every collector takes on port 4318',
  ),
  OTEL_SERVICE_NAME: text,
  OTEL_RESOURCE_ATTRIBUTES: text,
  OTEL_TRACES_SAMPLER: choice([
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ]).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).optional(),
  OTEL_SDK_DISABLED: onOff.optional(),
  DEPLOYMENT: choice(['on-premise', 'saas']).default('on-premise'),
  GATEWAY: onOff.default('true').transform(toBoolean),
  PRODUCTION: onOff.default('true').transform(toBoolean),
  ENVIRONMENT: text,
  COPYRIGHT_HOLDER: text,
  COPYRIGHT_URL: text,
  SUPPORT: text,
  SSO_ISSUER: text,
  SSO_CLIENT_ID: text,
  SSO_CLIENT_SECRET: text,
  SSO_REDIRECT_URI: text,
  SSO_SCOPE: text,
  SSO_LOGOUT_REDIRECT_URI: text,
  SSO_LOGOUT_HOSTS: text,
  SSO_ROLE_CLAIM: text,
  SSO_AUTHORIZE_URL: text,
  SSO_END_SESSION_URL: text,
});

export type Values = z.output<typeof environmentSchema>;

/** What may hold a password is never printed, and may lie in a file that NAME_FILE names. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'LLM_URL',
  'LLM_KEY',
  'PRUDENCE_KEYS',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SSO_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;
const secret: ReadonlySet<string> = new Set(secretVariables);

/** Adds the secrets that lie in files. Throws one line for each that cannot be read. */
export function withSecretFiles(variables: Variables): Variables {
  const wrong: string[] = [];
  const complete = { ...variables };
  for (const name of secretVariables) {
    const file = variables[`${name}_FILE`];
    if (!file) continue;
    try {
      complete[name] = readFileSync(file, 'utf8').trim();
      if (!complete[name])
        wrong.push(`${name}_FILE must name a file with a value in it, and ${file} is empty.`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      wrong.push(`${name}_FILE must name a file that can be read, not ${JSON.stringify(file)} (${code}).`);
    }
    if (variables[name]) wrong.push(`${name} and ${name}_FILE are both set: keep one of them.`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return complete;
}

/** Throws one line for each variable that cannot be used: its name, what is accepted, what was given. */
export function readVariables(variables: Variables): Values {
  const checked = environmentSchema.safeParse(variables);
  if (checked.success) return checked.data;
  const sentences = new Map<string, string>();
  for (const { path, message } of checked.error.issues) {
    const name = String(path[0]);
    if (!sentences.has(name)) sentences.set(name, sentence(name, message, variables[name]));
  }
  throw new Error([...sentences.values()].join('\n'));
}

function sentence(name: string, accepted: string, given = '') {
  const shown =
    given === '' ? ', and it is empty' : `, not ${JSON.stringify(given.replace(/\/\/[^/]*@/, '//…@'))}`;
  return `${name} must be ${accepted}${secret.has(name) ? '' : shown}.`;
}
