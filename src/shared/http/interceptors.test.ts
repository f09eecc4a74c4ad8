import '@umijs/max';
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { accessToken, sessionHandle } from './access-token.ts';
import { createInterceptors } from './interceptors.ts';
import { missingParts } from './missing-parts.ts';
import { outage } from './outage.ts';
import { whenSessionIsLost, whenSessionIsRenewed } from './refresh.ts';

const HOUR_S = 3600;
const token = (name: string, exp = Math.floor(Date.now() / 1000) + HOUR_S) =>
  `h.${btoa(JSON.stringify({ exp, name })).replaceAll('=', '')}.s`;

const stale = token('stale');
const fresh = token('fresh');

type Wire = {
  refreshes: number;
  seen: InternalAxiosRequestConfig[];
  refreshStatus: number;
  /** Statuses of the next answers to other calls, before it judges tokens again; 0 is no answer. */
  next: number[];
  /** The body of refusals. */
  refusal: object;
  /** Of answers. */
  headers: Record<string, string>;
  /** What happens once a call has arrived, before it is answered. */
  meanwhile: (config: InternalAxiosRequestConfig) => void;
};

/** A server behind axios's own adapter: it takes only the fresh token, and answers once all calls have left. */
function connect(pauses = [1, 2, 3]) {
  const wire: Wire = {
    refreshes: 0,
    seen: [],
    refreshStatus: 200,
    next: [],
    refusal: {},
    headers: {},
    meanwhile: () => {},
  };
  const answer = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    await new Promise((resolve) => setTimeout(resolve));
    wire.seen.push(config);
    wire.meanwhile(config);
    const isRefresh = config.url?.includes('/token/refresh') ?? false;
    if (isRefresh) wire.refreshes += 1;
    const known = config.headers.Authorization === `Bearer ${fresh}`;
    const status = isRefresh ? wire.refreshStatus : (wire.next.shift() ?? (known ? 200 : 401));
    const granted = isRefresh
      ? { access: fresh, refresh: 'handle-2', Data: { Name: 'As the server knows them' } }
      : { Result: 'Success', Data: config.url };
    const data = status === 200 ? granted : wire.refusal;
    const response = {
      status,
      statusText: 'As the server calls it',
      data,
      headers: wire.headers,
      config,
    } as AxiosResponse;
    if (status === 200) return response;
    throw new AxiosError('refused', 'ERR', config, null, status === 0 ? undefined : response);
  };
  const instance = axios.create({ adapter: answer });
  const { onRequest, onAnswer, onFailure } = createInterceptors(
    (config) => instance.request(config as never),
    pauses,
  );
  instance.interceptors.request.use(onRequest as never);
  instance.interceptors.response.use(onAnswer, onFailure);
  return { wire, instance };
}

beforeEach(() => {
  accessToken.set(stale);
  sessionHandle.set('handle-1');
  whenSessionIsLost(() => {});
  whenSessionIsRenewed(() => {});
});

test('B5 a hundred calls refused at once cause one refresh, and each is retried once', async () => {
  const { wire, instance } = connect();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => instance.get(`/api/thing/${index}`)),
  );
  expect(answers.map((answer) => answer.status)).toEqual(new Array(100).fill(200));
  expect(wire.refreshes).toBe(1);
  expect(wire.seen).toHaveLength(201);
  expect(sessionHandle.read()).toBe('handle-2');
});

test('a call after the refresh uses the new token at once', async () => {
  const { wire, instance } = connect();
  await instance.get('/api/one');
  await instance.get('/api/two');
  expect(wire.refreshes).toBe(1);
  expect(wire.seen).toHaveLength(4);
});

test('an expired token is renewed before the call leaves', async () => {
  accessToken.set(token('old', 1000));
  const { wire, instance } = connect();
  await instance.get('/api/one');
  expect(wire.seen.map((config) => config.url)).toEqual(['/api/security/v1.0/token/refresh', '/api/one']);
});

test('when the refresh fails, the session is lost once, however many calls waited', async () => {
  const lost: string[] = [];
  whenSessionIsLost((reason) => lost.push(reason));
  const { wire, instance } = connect();
  wire.refreshStatus = 401;
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => instance.get('/api/thing')));
  expect(settled.every((one) => one.status === 'rejected')).toBe(true);
  expect(wire.refreshes).toBe(1);
  expect(lost).toEqual(['Session expired. Please login again.']);
});

test('A21 outside the networks of one’s organisation the session ends here, and says why, at a call and at a renewal', async () => {
  const lost: string[] = [];
  whenSessionIsLost((reason) => lost.push(reason));
  const words = 'Your organisation allows Prudence only from its own networks.';
  const refusal = { Result: 'Failed', Data: words, code: 'access.network', id: 'x' };
  const atCall = connect();
  accessToken.set(fresh);
  Object.assign(atCall.wire, { refusal, next: [403] });
  await expect(atCall.instance.get('/api/thing')).rejects.toMatchObject({ code: 'session.lost' });
  const atRenewal = connect();
  accessToken.set(stale);
  Object.assign(atRenewal.wire, { refusal, refreshStatus: 403 });
  await expect(atRenewal.instance.get('/api/thing')).rejects.toMatchObject({ code: 'session.lost' });
  expect(lost).toEqual([words, words]);
});

test('a server that refuses the renewed token as well is asked twice, then the session is lost', async () => {
  const lost: string[] = [];
  whenSessionIsLost((reason) => lost.push(reason));
  const { wire, instance } = connect();
  wire.next = [401, 401];
  await expect(instance.get('/api/thing')).rejects.toMatchObject({ code: 'session.lost' });
  expect(wire.seen.map(({ url }) => url)).toEqual([
    '/api/thing',
    '/api/security/v1.0/token/refresh',
    '/api/thing',
  ]);
  expect(lost).toEqual(['Session expired. Please login again.']);
});

test('each renewal says who the person is now, unless they signed out meanwhile', async () => {
  const told: unknown[] = [];
  whenSessionIsRenewed((details) => told.push(details.Name));
  const first = connect();
  await first.instance.get('/api/one');
  expect(told).toEqual(['As the server knows them']);

  accessToken.set(stale);
  const second = connect();
  second.wire.meanwhile = ({ url }) => url?.includes('/token/refresh') && sessionHandle.clear();
  await expect(second.instance.get('/api/two')).rejects.toMatchObject({ code: 'session.lost' });
  expect(told).toHaveLength(1);
  expect(sessionHandle.read()).toBe('');
});

test('without a handle there is nothing to refresh with', async () => {
  sessionHandle.clear();
  const lost: string[] = [];
  whenSessionIsLost((reason) => lost.push(reason));
  const { wire, instance } = connect();
  await expect(instance.get('/api/thing')).rejects.toThrow('No refresh token found.');
  expect(wire.refreshes).toBe(0);
  expect(lost).toEqual(['No refresh token found.']);
});

test('a server that is down does not end the session', async () => {
  const lost: string[] = [];
  whenSessionIsLost((reason) => lost.push(reason));
  const { wire, instance } = connect();
  wire.refreshStatus = 503;
  await expect(instance.get('/api/thing')).rejects.toMatchObject({ status: 503 });
  expect(lost).toEqual([]);
  expect(outage.lasts()).toBe(true);
});

test('what only reads is sent again until a server works, and the outage is over with its answer', async () => {
  accessToken.set(fresh);
  const { wire, instance } = connect();
  wire.next = [0, 503, 502];
  expect((await instance.get('/api/list')).status).toBe(200);
  expect(wire.seen).toHaveLength(4);
  expect(new Set(wire.seen.map(({ params }) => params.C_TIMESTAMP)).size).toBe(1);
  expect(outage.lasts()).toBe(false);
});

test('reading gives up in the end', async () => {
  accessToken.set(fresh);
  const { wire, instance } = connect();
  wire.next = [0, 0, 0, 0, 0];
  await expect(instance.get('/api/list')).rejects.toMatchObject({ status: 0 });
  expect(wire.seen).toHaveLength(4);
});

test('what changes something is never sent again, unless its key tells the server that it is the same', async () => {
  accessToken.set(fresh);
  const { wire, instance } = connect();
  wire.next = [503];
  await expect(instance.post('/api/save', { name: 'x' })).rejects.toMatchObject({ status: 503 });
  expect(wire.seen).toHaveLength(1);
  wire.next = [0];
  const form = new FormData();
  await instance.post('/api/save', form, { headers: { 'Idempotency-Key': 'k' } });
  expect(wire.seen).toHaveLength(3);
  expect(form.getAll('C_TIMESTAMP')).toHaveLength(1);
});

test('a refusal is a verdict: it is not asked for again', async () => {
  accessToken.set(fresh);
  const { wire, instance } = connect();
  for (const status of [400, 403, 404, 409, 422, 429, 500, 507]) {
    wire.next = [status];
    await expect(instance.get('/api/list')).rejects.toMatchObject({ status });
  }
  expect(wire.seen).toHaveLength(8);
});

test('a call that is given up while it waits is not sent again', async () => {
  accessToken.set(fresh);
  const { wire, instance } = connect([60_000]);
  wire.next = [0, 0, 0, 0];
  const giveUp = new AbortController();
  // After the answer, when the pause before the next try has begun.
  wire.meanwhile = () => void setTimeout(() => giveUp.abort());
  await expect(instance.get('/api/list', { signal: giveUp.signal })).rejects.toMatchObject({
    code: 'ERR_CANCELED',
  });
  expect(wire.seen).toHaveLength(1);
});

test('every call carries the client’s time; a body travels as text; the bearer never leaves for strangers', async () => {
  accessToken.set(fresh);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to set one
  document.cookie = 'XSRF-TOKEN=forgery';
  const { wire, instance } = connect();
  await instance.get('/api/list', { params: { a: 1 } });
  await instance.post('/api/save', { name: 'x' });
  const form = new FormData();
  await instance.post('/api/files', form);
  await expect(instance.get('https://elsewhere.test/file')).rejects.toBeTruthy();
  const [list, save, files, stranger] = wire.seen;
  expect(list?.params).toEqual({
    a: 1,
    C_TIMESTAMP: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  expect(list?.headers['X-XSRF-TOKEN']).toBeUndefined();
  expect(JSON.parse(save?.data)).toEqual({ name: 'x', C_TIMESTAMP: expect.any(String) });
  expect(save?.headers['Content-Type']).toBe('text/plain');
  expect(save?.headers['X-XSRF-TOKEN']).toBe('forgery');
  expect(form.get('C_TIMESTAMP')).toEqual(expect.any(String));
  expect(files?.headers['Content-Type']).not.toBe('text/plain');
  expect(stranger?.headers.Authorization).toBeUndefined();
});

test('a failure keeps the text of its status as the server sent it', async () => {
  const { wire, instance } = connect();
  accessToken.set(fresh);
  wire.next = [410];
  await expect(instance.get('/api/thing')).rejects.toMatchObject({
    status: 410,
    statusText: 'As the server calls it',
  });
});

test('an answer that lacks a part marks its page, until the same call is answered whole', async () => {
  const { wire, instance } = connect();
  accessToken.set(fresh);
  const told: boolean[] = [];
  const page = location.pathname;
  const stop = missingParts.subscribe(() => told.push(missingParts.on(page)));
  wire.headers = { 'missing-parts': 'Data.3.explanation' };
  await instance.get('/api/matches?page=1');
  await instance.get('/api/other');
  expect([missingParts.on(page), missingParts.on('/elsewhere')]).toEqual([true, false]);
  wire.headers = {};
  await instance.get('/api/matches?page=2');
  expect(missingParts.on(page)).toBe(true);
  await instance.get('/api/other');
  expect(missingParts.on(page)).toBe(false);
  stop();
  expect(told).toEqual([true, true, true, false]);
});
