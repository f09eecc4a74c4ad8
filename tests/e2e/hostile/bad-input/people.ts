import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword, demoPeople } from '../../../../mock/people.ts';
import { test as base, expect } from '../../../support/pages/browser-test.ts';
import { listenForNoise } from '../../../support/pages/page-noise.ts';
import { type Person, type SignedIn, signIn } from '../../../support/people/sign-in.ts';
import { giveSeatsBack, openAs, sitDown } from '../../../support/people/take-seat.ts';
import type { Server } from '../../../support/servers/start-server.ts';

type People = {
  /** A browser of its own in which this person of the demo has signed in. */
  enter(username: string, address?: string): Promise<Page>;
};

/** Against the demo, with as many people as a test needs; noise in any of their pages fails the test. */
export const test = base.extend<People>({
  enter: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const noises: ReturnType<typeof listenForNoise>[] = [];
    await use(async (username, address) => {
      const context = await browser.newContext({ baseURL: server.baseUrl });
      contexts.push(context);
      noises.push(listenForNoise(context));
      const page = await context.newPage();
      await openAs(page, await sitDown(server.baseUrl, personOf(username)), address);
      return page;
    });
    const heard = noises.flatMap((noise) => noise.heard());
    for (const context of contexts) {
      await giveSeatsBack(context);
      await context.close();
    }
    expect(heard).toEqual([]);
  },
});
export { expect };

/** The same person without a browser, for reading what is stored. */
export const enterDirectly = ({ baseUrl }: Server, username: string): Promise<SignedIn> =>
  signIn(baseUrl, personOf(username));

function personOf(username: string): Person {
  const person = demoPeople.find((one) => one.username === username);
  if (!person) throw new Error(`the demo has nobody called ${username}`);
  return { username, password: demoPassword, seed: person.seed };
}
