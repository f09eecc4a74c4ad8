import type { Page } from '@playwright/test';
import { demoPassword, demoPeople } from '../../mock/people.ts';
import { signIn } from './sign-in.ts';
import type { Server } from './start-server.ts';
import { openAs } from './take-seat.ts';

/** Home of somebody of the demo. */
export async function signInToDemo(page: Page, { baseUrl }: Server, username: string) {
  const person = demoPeople.find((one) => one.username === username);
  if (!person) throw new Error(`the demo knows no ${username}`);
  await openAs(page, await signIn(baseUrl, { username, password: demoPassword, seed: person.seed }));
}
