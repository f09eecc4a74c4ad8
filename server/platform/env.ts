import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readVariables, type Values, type Variables, withSecretFiles } from './environment-schema.ts';
import { readS3Settings, type S3Settings } from './files/s3/s3-settings.ts';
import { readScannerSettings, type ScannerSettings } from './files/scanner/scanner-settings.ts';
import { type LanguageModelSettings, readLanguageModel } from './language-model/language-model-settings.ts';
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts';
import { readSingleSignOn, type SingleSignOn } from './single-sign-on.ts';
import { readTracingSettings, type TracingSettings } from './tracing/start-tracing.ts';

/** Where the version of the product stands; everything else asks `Env`. */
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Everything the surroundings decide, read once. */
export type Env = {
  version: string;
  /** Shown as a ribbon, so that nobody takes a trial for the real thing. */
  environment: string;
  mode: 'production' | 'demo' | 'test';
  deployment: 'on-premise' | 'saas';
  production: boolean;
  gateway: boolean;
  dataDir: string;
  /** The built browser application. */
  distDir: string;
  /** The passages that a version of the adverse-media model learns from and is measured on. */
  passagesDir: string;
  databaseUrl: string | undefined;
  /** Who migrates; undefined where the server's login owns the database, or one runs beside the server. */
  databaseOwnerUrl: string | undefined;
  /** How long the database may work on one statement. */
  databaseSeconds: number;
  /** Where files lie; null for the data directory. */
  s3: S3Settings | null;
  /** Null where files are not scanned. */
  scanner: ScannerSettings | null;
  /** Null: nothing goes by mail. */
  mail: MailSettings | null;
  host: string;
  port: number;
  reportPort: number;
  metricsPort: number | undefined;
  metricsHost: string;
  publicUrl: string | undefined;
  baseUrl: string;
  reportUrl: string;
  /** Pages elsewhere that may call with credentials, exactly. */
  allowedOrigins: string[];
  /** Names by which the server may be called besides its own. */
  allowedHosts: string[];
  /** Origins that calls to elsewhere may reach although they are private. */
  outboundAllow: string[];
  /** A folder whose files admins may have imported as lists; none while the operator names none. */
  listsFolder: string | undefined;
  /** Null: no language model is asked for anything. */
  languageModel: LanguageModelSettings | null;
  trustProxy: string | undefined;
  /** Requests a minute from one address. */
  rateLimit: number;
  /** Null: no traces are sent. */
  tracing: TracingSettings | null;
  /** How long it says `not ready` and answers on after SIGTERM, so that proxies send nobody else. */
  drainSeconds: number;
  /** How long calls under way may take after that. */
  shutdownSeconds: number;
  /** 503 before memory runs out or the event loop stands still. */
  underPressure: boolean;
  /** Without any version of the adverse-media model the server trains one. */
  firstModel: boolean;
  keys: string | undefined;
  sso: SingleSignOn | undefined;
  copyright: { holder: string; structureUrl: string };
  support: string;
  logLevel: Values['LOG_LEVEL'];
};

/** Throws one line for each variable that cannot be used, all of them together. */
export function readEnv(given: Variables): Env {
  const wrong: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      wrong.push((error as Error).message);
      return undefined;
    }
  };
  const variables = attempt(() => withSecretFiles(given)) ?? given;
  const values = attempt(() => readVariables(variables));
  const localUrl = `http://localhost:${values?.PORT}`;
  const publicUrl = values?.PUBLIC_URL;
  const s3 = attempt(() => readS3Settings(variables)) ?? null;
  const scanner = attempt(() => readScannerSettings(variables)) ?? null;
  const mail = attempt(() => readMailSettings(variables)) ?? null;
  const outboundAllow = attempt(() => readOutboundAllow(variables)) ?? [];
  const languageModel = attempt(() => readLanguageModel(variables, outboundAllow)) ?? null;
  const sso = attempt(() => readSingleSignOn(variables, publicUrl ?? localUrl));
  if (!values || wrong.length > 0) throw new Error(wrong.join('\n'));

  const isPublic = publicUrl?.startsWith('https://') ?? false;
  return {
    version,
    environment: values.ENVIRONMENT ?? '',
    mode: values.PRUDENCE_MODE,
    deployment: values.DEPLOYMENT,
    production: values.PRODUCTION,
    gateway: values.GATEWAY,
    dataDir: resolve(values.DATA_DIR ?? 'data'),
    distDir: resolve(values.DIST_DIR ?? join(import.meta.dirname, '../../dist')),
    passagesDir: resolve(values.PASSAGES_DIR ?? join(import.meta.dirname, '../../engine/media/passages')),
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_URL && values.DATABASE_OWNER_URL,
    databaseSeconds: values.DATABASE_SECONDS,
    s3,
    scanner,
    mail,
    // Cookies with the __Host- prefix are lost on a plain-http name, so nobody else is served before https.
    host: isPublic ? (values.HOST ?? '0.0.0.0') : '127.0.0.1',
    port: values.PORT,
    reportPort: values.REPORT_PORT,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    publicUrl,
    baseUrl: values.BASE_URL ?? publicUrl ?? localUrl,
    reportUrl: values.REPORT_URL ?? `http://localhost:${values.REPORT_PORT}`,
    allowedOrigins: list(values.ALLOWED_ORIGINS),
    allowedHosts: list(values.ALLOWED_HOSTS).map((host) => host.toLowerCase()),
    outboundAllow,
    listsFolder: values.LISTS_FOLDER && resolve(values.LISTS_FOLDER),
    languageModel,
    trustProxy: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT,
    tracing: readTracingSettings(values),
    drainSeconds: values.DRAIN_SECONDS,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    underPressure: values.UNDER_PRESSURE,
    firstModel: values.FIRST_MODEL,
    keys: values.PRUDENCE_KEYS,
    sso,
    copyright: {
      holder: values.COPYRIGHT_HOLDER ?? 'Prudence contributors',
      structureUrl: values.COPYRIGHT_URL ?? '/assets/tnc.txt',
    },
    support: values.SUPPORT ?? 'your administrator',
    logLevel: values.LOG_LEVEL,
  };
}

function list(text: string | undefined) {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Reads OUTBOUND_ALLOW: places that administrators may name although they are private, or not https. */
export function readOutboundAllow({ OUTBOUND_ALLOW = '' }: Record<string, string | undefined>): string[] {
  const places = OUTBOUND_ALLOW.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return places.map((place) => {
    const url = URL.canParse(place) ? new URL(place) : null;
    const isOrigin = url && /^https?:$/.test(url.protocol) && place.replace(/\/$/, '') === url.origin;
    if (!isOrigin)
      throw new Error(
        'OUTBOUND_ALLOW must be addresses without a path such as https://hooks.intern.example:8443, separated by commas.',
      );
    return url.origin;
  });
}
