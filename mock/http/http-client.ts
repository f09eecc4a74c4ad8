import type { AnswerOf, OperationKey, RequestOf } from '../../contract/index.ts';
import { type CookieJar, cookieJar } from './cookie-jar.ts';

export type Upload = { name: string; content: string | Uint8Array<ArrayBuffer>; type?: string };
export type Reply<Body> = { status: number; body: Body; headers: Headers };
export type Refused = {
  Result: string;
  Data: string;
  code: string;
  id: string;
  fields?: Record<string, string>;
  current?: unknown;
};

/** A call that was expected to succeed and did not. */
export class CallRefused extends Error {
  readonly status: number;
  readonly body: Refused;
  constructor(key: string, status: number, body: Refused) {
    super(`${key} answered ${status}: ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

export type HttpClient = {
  baseUrl: string;
  cookies: CookieJar;
  /** The bearer of the following calls; empty while nobody is signed in. */
  access: string;
  /** The session handle that token/refresh and logoutuser want. */
  refresh: string;
  /** Sends it to a path of the server, with cookies and headers, and returns whatever came back. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** The answer with its status, success or not. */
  attempt<K extends OperationKey>(
    key: K,
    input: RequestOf<K>,
    files?: Upload[],
    headers?: Record<string, string>,
  ): Promise<Reply<AnswerOf<K> & Refused>>;
  /** The answer; throws CallRefused for anything but success. */
  call<K extends OperationKey>(
    key: K,
    input: RequestOf<K>,
    files?: Upload[],
    headers?: Record<string, string>,
  ): Promise<AnswerOf<K>>;
};

function query(input: object): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function form(input: object, files: Upload[]): FormData {
  const body = new FormData();
  body.set('data', JSON.stringify(input));
  for (const { name, content, type } of files) body.append('files', new Blob([content], { type }), name);
  return body;
}

/** One browser without a window: its cookies, its token, its anti-forgery header. */
export function httpClient(baseUrl: string, fetcher: typeof fetch = fetch): HttpClient {
  const cookies = cookieJar();

  const client: HttpClient = {
    baseUrl,
    cookies,
    access: '',
    refresh: '',
    async send(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('cookie', cookies.header());
      headers.set('origin', new URL(baseUrl).origin);
      const forgeryToken = cookies.get('XSRF-TOKEN');
      if (forgeryToken) headers.set('x-xsrf-token', decodeURIComponent(forgeryToken));
      if (client.access) headers.set('authorization', `Bearer ${client.access}`);
      const answer = await fetcher(`${baseUrl}${path}`, { redirect: 'manual', ...init, headers });
      cookies.keep(answer);
      return answer;
    },
    async attempt(key, input, files, headers = {}) {
      const [method = '', template = ''] = key.split(' ');
      const values: Record<string, unknown> = { ...(input as object) };
      const path = `/api${template}`.replace(/(?<=\/):(\w+)/g, (_, name: string) => {
        const value = String(values[name]);
        delete values[name];
        return encodeURIComponent(value);
      });
      if (method === 'POST' && !cookies.get('XSRF-TOKEN')) await client.send('/config.json');
      const answer = await (method === 'GET'
        ? client.send(path + query(values), { headers })
        : client.send(path, {
            method,
            body: files ? form(values, files) : JSON.stringify(values),
            headers: files ? headers : { 'content-type': 'text/plain', ...headers },
          }));
      const isJson = answer.headers.get('content-type')?.includes('json');
      return {
        status: answer.status,
        headers: answer.headers,
        body: (isJson ? await answer.json() : Buffer.from(await answer.arrayBuffer())) as never,
      };
    },
    async call(key, input, files, headers) {
      const { status, body } = await client.attempt(key, input, files, headers);
      if (status >= 300) throw new CallRefused(key, status, body);
      return body;
    },
  };
  return client;
}
