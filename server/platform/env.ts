import { resolve } from 'node:path';
import { readS3Settings, type S3Settings } from './files/s3/s3-settings.ts';
import { type LanguageModelSettings, readLanguageModel } from './language-model/language-model-settings.ts';
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts';
import { readOutboundAllow } from './outbound/outbound-settings.ts';
import { readSingleSignOn, type SingleSignOn } from './single-sign-on.ts';

/** Calls a minute from one address. */
export const DEFAULT_RATE_LIMIT = 1200;

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
  databaseUrl: string | undefined;
  /** Where files lie; null for the data directory. */
  s3: S3Settings | null;
  /** Null: nothing goes by mail. */
  mail: MailSettings | null;
  host: string;
  port: number;
  reportPort: number;
  metricsPort: number | undefined;
  publicUrl: string | undefined;
  baseUrl: string;
  reportUrl: string;
  /** Pages elsewhere that may call with credentials, exactly. */
  allowedOrigins: string[];
  /** Origins that calls to elsewhere may reach although they are private. */
  outboundAllow: string[];
  /** A folder whose files admins may have imported as lists; none while the operator names none. */
  listsFolder: string | undefined;
  /** Null: no language model is asked for anything. */
  languageModel: LanguageModelSettings | null;
  trustProxy: string | undefined;
  /** Requests a minute from one address. */
  rateLimit: number;
  /** 503 before memory runs out or the event loop stands still. */
  underPressure: boolean;
  /** Without any version of the adverse-media model the server trains one. */
  firstModel: boolean;
  keys: string | undefined;
  sso: SingleSignOn | undefined;
  copyright: { holder: string; structureUrl: string };
  support: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
};

type Variables = Record<string, string | undefined>;

/** Throws one sentence naming the variable that cannot be used. */
export function readEnv(variables: Variables, version = '2.0.0'): Env {
  const port = portOf(variables, 'PORT', 5011);
  const reportPort = portOf(variables, 'REPORT_PORT', 5021);
  const publicUrl = urlOf(variables, 'PUBLIC_URL');
  const isPublic = publicUrl?.startsWith('https://') ?? false;
  return {
    version,
    environment: variables.ENVIRONMENT ?? '',
    mode: variables.PRUDENCE_MODE === 'demo' ? 'demo' : 'production',
    deployment: variables.DEPLOYMENT === 'saas' ? 'saas' : 'on-premise',
    production: variables.PRODUCTION !== 'false',
    gateway: variables.GATEWAY !== 'false',
    dataDir: resolve(variables.DATA_DIR ?? 'data'),
    distDir: resolve(variables.DIST_DIR ?? 'dist'),
    databaseUrl: variables.DATABASE_URL || undefined,
    s3: readS3Settings(variables),
    mail: readMailSettings(variables),
    // Cookies with the __Host- prefix are lost on a plain-http name, so nobody else is served before https.
    host: isPublic ? (variables.HOST ?? '0.0.0.0') : '127.0.0.1',
    port,
    reportPort,
    metricsPort: variables.METRICS_PORT ? portOf(variables, 'METRICS_PORT', 0) : undefined,
    publicUrl,
    baseUrl: urlOf(variables, 'BASE_URL') ?? publicUrl ?? `http://localhost:${port}`,
    reportUrl: urlOf(variables, 'REPORT_URL') ?? `http://localhost:${reportPort}`,
    allowedOrigins: list(variables.ALLOWED_ORIGINS),
    outboundAllow: readOutboundAllow(variables),
    listsFolder: variables.LISTS_FOLDER ? resolve(variables.LISTS_FOLDER) : undefined,
    languageModel: readLanguageModel(variables, readOutboundAllow(variables)),
    trustProxy: variables.TRUST_PROXY || undefined,
    rateLimit: Number(variables.RATE_LIMIT ?? DEFAULT_RATE_LIMIT),
    underPressure: variables.UNDER_PRESSURE !== 'false',
    firstModel: variables.FIRST_MODEL !== 'false',
    keys: variables.PRUDENCE_KEYS || undefined,
    sso: readSingleSignOn(variables, publicUrl ?? `http://localhost:${port}`),
    copyright: {
      holder: variables.COPYRIGHT_HOLDER ?? 'Prudence contributors',
      structureUrl: variables.COPYRIGHT_URL ?? '/assets/tnc.txt',
    },
    support: variables.SUPPORT ?? 'your administrator',
    logLevel: (variables.LOG_LEVEL as Env['logLevel'] | undefined) ?? 'info',
  };
}

function portOf(variables: Variables, name: string, otherwise: number) {
  const port = Number(variables[name] ?? otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number.`);
  return port;
}

function urlOf(variables: Variables, name: string) {
  const text = variables[name];
  if (!text) return undefined;
  if (!URL.canParse(text))
    throw new Error(`${name} must be a full address such as https://prudence.example.`);
  return text.replace(/\/+$/, '');
}

function list(text: string | undefined) {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
