import type { AxiosRequestConfig } from 'axios';
import { accessToken, isExpired, sessionHandle } from './access-token.ts';
import { isOurs, isRelative } from './address.ts';
import type { RefreshCall } from './refresh.ts';
import { refreshOnce } from './refresh.ts';
import { clientTimestamp } from './timestamp.ts';

export type Sent = Omit<AxiosRequestConfig, 'headers'> & {
  /** Sent again with a renewed token: at most once. */
  retried?: boolean;
  /** Sent again after the person proved a second factor: at most once. */
  proven?: boolean;
  /** How often it was sent again because no server worked. */
  repeats?: number;
  /** False where the person is offered to try again instead. */
  repeat?: boolean;
  /** Carries the client's time already. */
  stamped?: boolean;
  quiet?: boolean;
  headers?: Record<string, unknown>;
};

export const REFRESH = '/security/v1.0/token/refresh';
export const isRefresh = (url: string) => url.includes(REFRESH);

const WITHOUT_BEARER = /\/token\/refresh|\/logout/;
const PUBLIC = /\/(getuserdetails|invitation|twofactor|passkeychallenge|ssologin|validateuser)$/;

/** Adds to every call what the wire asks for: the client's time, the content type, the anti-forgery header, the bearer. */
export async function prepareRequest<Config extends Sent>(
  config: Config,
  callServer: RefreshCall,
): Promise<Config> {
  const url = config.url ?? '';
  const headers: Record<string, unknown> = config.headers ?? {};
  config.headers = headers;
  config.withXSRFToken = false;
  if (!isOurs(url)) return config;
  config.withCredentials = !isRelative(url);
  if (!config.stamped) stamp(config, headers);
  addForgeryHeader(config, headers, url);
  if (!WITHOUT_BEARER.test(url)) await addBearer(headers, url, callServer);
  return config;
}

function stamp(config: Sent, headers: Record<string, unknown>) {
  const C_TIMESTAMP = clientTimestamp();
  config.stamped = true;
  if (isGet(config)) {
    headers['Content-Type'] ??= 'text/plain';
    // Without a body, be it none, axios drops the type.
    config.data ??= null;
    config.params = { ...config.params, C_TIMESTAMP };
    return;
  }
  if (config.data instanceof FormData) {
    config.data.append('C_TIMESTAMP', C_TIMESTAMP);
    return;
  }
  headers['Content-Type'] ??= 'text/plain';
  if (typeof config.data !== 'string') config.data = JSON.stringify({ ...config.data, C_TIMESTAMP });
}

function addForgeryHeader(config: Sent, headers: Record<string, unknown>, url: string) {
  if (isGet(config) || !isRelative(url)) return;
  const token = readCookie('XSRF-TOKEN');
  if (token) headers['X-XSRF-TOKEN'] = token;
}

async function addBearer(headers: Record<string, unknown>, url: string, callServer: RefreshCall) {
  let token = accessToken.read();
  const renewable = sessionHandle.read() !== '' && !PUBLIC.test(url);
  if (renewable && (token === '' || isExpired(token))) token = await refreshOnce(callServer, token);
  if (token) headers.Authorization = `Bearer ${token}`;
}

const isGet = (config: Sent) => ['get', 'head', undefined].includes(config.method?.toLowerCase());

/** The anti-forgery cookie is the only one that scripts can read. */
function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : '';
}
