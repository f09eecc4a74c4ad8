import type { Page } from '@playwright/test';
import type { LANGUAGES } from '../../../contract/security/people.ts';
import { demoPassword, demoPeople } from '../../../mock/people.ts';
import type { Server } from '../servers/start-server.ts';
import { openAs, sitDown, whenLeft } from './take-seat.ts';

type Choices = {
  language?: (typeof LANGUAGES)[number];
  address?: string;
  /** With the guided story unfolded, as at somebody's first visit; else it is put aside. */
  withStory?: boolean;
};

/** A page of somebody of the demo, Home unless told, in the language that they choose with it until they leave. */
export async function signInToDemo(
  page: Page,
  { baseUrl }: Server,
  username: string,
  { language, address, withStory = false }: Choices = {},
) {
  const signedIn = await ofDemo(baseUrl, username);
  if (!withStory)
    await page.addInitScript((key) => localStorage.setItem(key, 'closed'), `guided-story-${username}`);
  if (language) {
    await signedIn.call('POST /security/v1.0/updatelanguage', { language });
    await page.addInitScript((chosen) => localStorage.setItem('umi_locale', chosen), language);
  }
  await openAs(page, signedIn, address);
  if (language)
    whenLeft(page.context(), () =>
      signedIn.call('POST /security/v1.0/updatelanguage', { language: 'en-US' }),
    );
  return signedIn;
}

/** Somebody of the demo without a browser. */
export function ofDemo(baseUrl: string, username: string) {
  const person = demoPeople.find((one) => one.username === username);
  if (!person) throw new Error(`the demo knows no ${username}`);
  return sitDown(baseUrl, { username, password: demoPassword, seed: person.seed });
}
