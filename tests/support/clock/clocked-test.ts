import { test as base, type Page, type Response } from '@playwright/test';
import { noiseFixture, type PageNoise } from '../pages/page-noise.ts';
import type { Wanted } from '../people/sign-in-as.ts';
import { takeSeat } from '../people/take-seat.ts';
import { type Clocked, type Person, startClocked } from './clocked.ts';

/** One answered call of the API, as the browser saw it. */
type Heard = {
  method: string;
  path: string;
  status: number;
  headers: Record<string, string>;
  query: URLSearchParams;
  body: string;
};
type Seat = (person: Pick<Person, 'userId'>, address?: string, page?: Page) => Promise<Page>;
type Fixtures = {
  noise: PageNoise;
  person: (wanted: Wanted) => Promise<Person>;
  /** Opens an address of the application as this person, signed in behind the scenes. */
  seat: Seat;
  /** Every call of the API in this browser so far, in all its tabs. */
  wire: {
    heard: Heard[];
    of(path: string, method?: string): Heard[];
    /** How many such calls were sent, answered or not. */
    sent(path: string, method: string): number;
  };
};

/** Playwright's test against the whole server with a clock of its own; noise in a page fails the test that caused it. */
export const test = base.extend<Fixtures, { clocked: Clocked }>({
  clocked: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const clocked = await startClocked();
      await use(clocked);
      await clocked.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ clocked }, use) => use(clocked.baseUrl),
  noise: noiseFixture,
  person: async ({ clocked }, use) => use((wanted) => clocked.ask('member', wanted)),
  seat: async ({ clocked, page: first }, use) =>
    use(async ({ userId }, address = '/pages/index', page = first) => {
      await takeSeat(page, await clocked.ask('session', userId), address);
      return page;
    }),
  wire: async ({ context }, use) => {
    const heard: Heard[] = [];
    const sent: string[] = [];
    context.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    context.on('response', (response) => {
      const call = heardOf(response);
      if (call.path.startsWith('/api/')) heard.push(call);
    });
    await use({
      heard,
      of: (path, method) =>
        heard.filter((call) => call.path.endsWith(path) && (method ?? call.method) === call.method),
      sent: (path, method) =>
        sent.filter((call) => call.startsWith(`${method} `) && call.endsWith(path)).length,
    });
  },
});

export const expect = test.expect;

function heardOf(response: Response): Heard {
  const request = response.request();
  const { pathname, searchParams } = new URL(request.url());
  return {
    method: request.method(),
    path: pathname,
    status: response.status(),
    headers: request.headers(),
    query: searchParams,
    body: request.postDataBuffer()?.toString('utf8') ?? '',
  };
}
