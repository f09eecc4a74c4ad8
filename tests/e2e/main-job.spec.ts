import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/pages/browser-test.ts';
import { acceptInvitation as acceptWithoutScreen } from '../support/people/sign-in.ts';
import { openAs } from '../support/people/take-seat.ts';
import { createClient, type Invited, importList, inviteUser, seeFirstSteps } from './main-job/admin.ts';
import { allocate, confirmFalsePositives, openForReview, release } from './main-job/allocator.ts';
import { readTrail } from './main-job/audit.ts';
import { answerQuestion, documents, followTheBell, raiseRequest, readReport } from './main-job/client.ts';
import {
  act,
  disposeOfMatches,
  openFromWorkList,
  openTab,
  readMatches,
  writeFinding,
  writeReport,
} from './main-job/drafter.ts';
import { lists } from './main-job/lists.ts';
import { acceptInvitation, password } from './main-job/sign-in.ts';

const organisation = 'Kestrel & Vane Beverages';
const cast = {
  lead: { username: 'farah', name: 'Farah Sheikh', role: 'Client', client: organisation },
  author: { username: 'joseph', name: 'Joseph Mathew', role: 'Client user', client: organisation },
  allocator: { username: 'vikram', name: 'Vikram Sethi', role: 'Allocator' },
  drafter: { username: 'meera', name: 'Meera Nair', role: 'Drafter' },
} satisfies Record<string, Invited>;

test('the main job: a client asks, the machine screens, a drafter analyses, a second person releases, the client reads', async ({
  browser,
  server,
  page: admin,
  noise,
}) => {
  test
    .info()
    .annotations.push({ type: 'lists', description: lists.real ? 'OFAC and UN' : 'small lists of our own' });
  const { subject } = lists;
  const pages = {} as Record<keyof typeof cast, Page>;
  let number = '';

  await test.step('the admin takes the invitation, creates client and users, imports and activates the lists', async () => {
    await acceptInvitation(admin, server.baseUrl + server.invitation(), 'admin');
    await seeFirstSteps(admin);
    await createClient(admin, organisation, 'KVB');
    for (const role of Object.keys(cast) as (keyof typeof cast)[]) {
      const link = await inviteUser(admin, cast[role]);
      pages[role] = await someoneElse(browser);
      // The first sign-in of one client and of the admin is seen here; it is the same screen for everybody.
      if (role === 'author') await acceptInvitation(pages[role], link, cast[role].username);
      else await openAs(pages[role], await acceptWithoutScreen(server.baseUrl, link, password));
    }
    await importList(admin, 'OFAC (CSV)', lists.ofac, /OFAC/);
    await importList(admin, 'Detect automatically', lists.un, /UN/);
  });

  const { author, lead, allocator, drafter } = pages;
  await test.step('the client raises a request with documents, from a draft that was left and resumed', async () => {
    number = await raiseRequest(author, subject);
    expect(number).toMatch(/^PR-\d+$/);
  });

  await test.step('the allocator hands it to a drafter, who finds the names screened and explained', async () => {
    await allocate(allocator, number, cast.drafter.name);
    await openFromWorkList(drafter, subject);
    await drafter.getByRole('button', { name: 'Start', exact: true }).click();
    await readMatches(drafter, subject);
  });

  await test.step('the drafter asks, the client answers, and the work goes on', async () => {
    await act(drafter, 'Ask the client', 'Which port does the agent work in?');
    await answerQuestion(author, number, 'Which port does the agent work in?', 'In Mundra.');
    await drafter.reload();
    await expect(drafter.getByRole('button', { name: 'Submit for review' })).toBeVisible();
  });

  await test.step('the drafter disposes of the matches, writes a finding, the report and the rating', async () => {
    await disposeOfMatches(drafter, subject);
    await writeFinding(drafter);
    await writeReport(drafter);
  });

  await test.step('the allocator confirms as second person, returns it once, and the drafter submits again', async () => {
    await allocator.goto(drafter.url());
    await confirmFalsePositives(allocator);
    await drafter.reload();
    await act(drafter, 'Submit for review');
    await openForReview(allocator, number);
    await act(allocator, 'Return', 'Say which register was read.');
    await drafter.reload();
    await openTab(drafter, 'Report');
    await drafter
      .getByRole('textbox', { name: 'Limitations' })
      .fill('The register of the flag state was read on the day of the report.');
    await drafter.getByRole('button', { name: 'Save' }).click();
    await expect(drafter.getByText('Everything is saved.')).toBeVisible();
    await act(drafter, 'Submit for review');
    await expect(drafter.getByRole('button', { name: 'Release' })).toHaveCount(0);
  });

  await test.step('the allocator releases the report, which seals it', async () => {
    await release(allocator, number);
    await openTab(allocator, 'Versions');
    await expect(allocator.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  });

  let pdf: Buffer = Buffer.alloc(0);
  await test.step('the client follows the bell, reads the report, downloads the PDF and the documents', async () => {
    await followTheBell(author);
    ({ content: pdf } = await readReport(author, subject));
  });

  await test.step('the audit trail proves it', () => readTrail(admin));

  await test.step('after the server was killed and started again, each role reads it back', async () => {
    noise.expect(/ERR_CONNECTION_REFUSED|503|Failed to load resource/);
    await server.kill();
    await server.start();
    await openForRole(lead, number);
    await expect(
      lead
        .getByText(documents[0]?.name ?? '')
        .or(lead.getByText('High').first())
        .first(),
    ).toBeVisible();
    for (const page of [allocator, drafter, admin]) {
      await openForRole(page, number);
      await openTab(page, 'Versions');
      const hash = createHash('sha256').update(pdf).digest('hex');
      await expect(page.getByRole('tabpanel', { name: 'Versions' }).getByText(hash)).toBeVisible();
    }
    await admin.goto('/pages/audittrails');
    await admin.getByRole('button', { name: 'Verify chain' }).click();
    await expect(admin.getByText(/Chain verified/)).toBeVisible();
  });
});

async function someoneElse(browser: Browser) {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    acceptDownloads: true,
  });
  return context.newPage();
}

async function openForRole(page: Page, number: string) {
  await page.goto(`/pages/requestdetails?search=${number}`);
  await page.getByRole('link', { name: number }).click();
  await page.waitForURL(/\/pages\/requestanalysis\?/);
}
