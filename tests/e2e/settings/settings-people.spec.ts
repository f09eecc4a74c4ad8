import type { Locator, Page } from '@playwright/test';
import { enter, enterPassword, join, password, toast } from '../login/people.ts';
import { choose } from '../main-job/admin.ts';
import { acceptInvitation } from '../main-job/sign-in.ts';
import { actOn, test as base, dialogOf, expect, openTab, rowOf } from './office.ts';

const test = base.extend<{ elsewhere: Page }>({
  /** Another browser, with nothing in common with the page. */
  elsewhere: async ({ browser, server }, use) => {
    const context = await browser.newContext({ baseURL: server.baseUrl });
    await use(await context.newPage());
    await context.close();
  },
});

/** What a person does next shows that the session is over, unless the page has heard of it before. */
const isOut = (page: Page) =>
  expect(async () => {
    if (!page.url().includes('/login'))
      await page.getByRole('link', { name: 'Audit Trail' }).click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/login/);
  }).toPass();

/** The link that a dialog shows once. */
const linkIn = async (invitation: Locator) => ((await invitation.locator('code').textContent()) ?? '').trim();

/** The dialog with the open sessions of a person. */
async function openSessionsOf(office: Page, username: string) {
  const row = await rowOf(office, username);
  await row.getByRole('button', { name: /^Sessions of/ }).click();
  return dialogOf(office, /^Sessions of/);
}

test('create and change: the link is shown once, opens the first sign-in, and a changed role is felt', async ({
  office,
  page,
  admin,
}) => {
  const { Data: client } = await admin.call('POST /security/v1.0/clientdetails', {
    name: 'Meridian Foods',
    code: 'MERIDIAN',
    modules: ['Home', 'New Request', 'Request Details'],
    active: true,
  });
  await openTab(office, 'users');
  await office.getByRole('button', { name: 'New user' }).click();
  const form = dialogOf(office, 'New user');
  await form.getByLabel('Name', { exact: true }).fill('Rohan Das');
  await form.getByLabel('Username').fill('rohan.das');
  await form.getByLabel('Email').fill('rohan@prudence.example');
  await form.getByRole('button', { name: 'Create and invite' }).click();
  await expect(form.getByText('Choose the client this person works for.')).toBeVisible();
  await choose(office, form.getByLabel('Client'), 'Meridian Foods');
  await form.getByRole('button', { name: 'Create and invite' }).click();

  const invitation = dialogOf(office, 'Invitation for Rohan Das');
  const link = await linkIn(invitation);
  await invitation.getByRole('button', { name: 'Copy' }).click();
  expect(await office.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await invitation.getByRole('button', { name: 'Done' }).click();
  const invited = await rowOf(office, 'rohan.das');
  await expect(invited.getByText('Invited')).toBeVisible();
  await expect(invited.getByText('No authenticator yet')).toBeVisible();

  const seed = await acceptInvitation(page, link, 'rohan.das');
  expect(seed).toMatch(/^[A-Z2-7]{32}$/);
  await page.getByRole('button', { name: 'Account of Rohan Das' }).click();
  await expect(page.getByText('Client user', { exact: true })).toBeVisible();

  await actOn(office, 'rohan.das', 'Edit');
  const change = dialogOf(office, 'Rohan Das');
  await choose(office, change.getByLabel('Role'), 'Client');
  await change.getByLabel('Read only').check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();
  const row = await rowOf(office, 'rohan.das');
  await expect(row.getByText('Client (read only)')).toBeVisible();
  await expect(row.getByText('Active')).toBeVisible();
  await expect(row.getByText('No authenticator yet')).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Account of Rohan Das' }).click();
  await expect(page.getByText('Client', { exact: true })).toBeVisible();
  const { Data } = await admin.call('GET /security/v1.0/userdetails', { client: client.id });
  expect(Data).toMatchObject([{ username: 'rohan.das', role: 'client', readOnly: true, status: 'active' }]);
});

test('A5 unlock: five wrong passwords lock somebody out until the admin opens the lock', async ({
  office,
  page,
  admin,
}) => {
  const person = await join(admin, 'drafter');
  for (let n = 0; n < 5; n += 1) {
    await enterPassword(page, person.username, 'Wrong#Horse7');
    await expect(toast(page, 'Login Failed')).toBeVisible();
  }
  await enterPassword(page, person.username);
  await expect(toast(page, 'Login Failed')).toBeVisible();

  const row = await rowOf(office, person.username);
  await expect(row.getByText('Locked')).toBeVisible();
  await expect(row.getByText(/unlocks in 1\d minutes/)).toBeVisible();
  await actOn(office, person.username, 'Unlock');
  await expect(toast(office, 'Done').filter({ hasText: person.name })).toBeVisible();
  await expect((await rowOf(office, person.username)).getByText('Active')).toBeVisible();
  await enter(page, person);
});

test('reset two-factor: the person is out at once and scans a new QR code', async ({
  office,
  page,
  admin,
}) => {
  const person = await join(admin, 'drafter');
  await enter(page, person);
  await actOn(office, person.username, 'Reset authenticator', /A new QR code is shown.*2 open sessions/);
  await isOut(page);
  await expect((await rowOf(office, person.username)).getByText('No authenticator yet')).toBeVisible();
  await enterPassword(page, person.username);
  await expect(page.getByText('I cannot scan it')).toBeVisible();
});

test('A15 force password change: the next sign-in asks for a new password in the words of the specification', async ({
  office,
  page,
  admin,
}) => {
  const person = await join(admin, 'drafter');
  await enter(page, person);
  await actOn(office, person.username, 'Force password change', /new password must be chosen/);
  await isOut(page);
  await enterPassword(page, person.username);
  await expect(page.getByText('Password has expired. Change your password!')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Password rules' })).toContainText('8–15 characters');
});

test('disable and enable: the account is shut at once, and open again when the admin says so', async ({
  office,
  page,
  admin,
}) => {
  const person = await join(admin, 'drafter');
  await enter(page, person);
  await actOn(office, person.username, 'Disable', /Nobody can sign in with this account/);
  await isOut(page);
  await enterPassword(page, person.username);
  await expect(toast(page, 'Login Failed')).toContainText('Invalid username or password.');
  await actOn(office, person.username, 'Enable');
  await expect((await rowOf(office, person.username)).getByText('Active')).toBeVisible();
  await enter(page, person);
});

test('invite: somebody who forgot the password chooses another by a link that works once', async ({
  office,
  page,
  admin,
}) => {
  const person = await join(admin, 'drafter');
  await actOn(office, person.username, 'Create password link');
  const invitation = dialogOf(office, /^Invitation for/);
  const link = await linkIn(invitation);
  await invitation.getByRole('button', { name: 'Done' }).click();
  await page.goto(link);
  await page.getByText('First time login. Change your password!').waitFor();
  await page.getByLabel('New Password').fill('Another9!quay');
  await page.getByLabel('Confirm Password').fill('Another9!quay');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password Changed Successfully')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/used already|no longer|has ended/i)).toBeVisible();
  await enterPassword(page, person.username);
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await enterPassword(page, person.username, 'Another9!quay');
  await expect(page.getByLabel('Token')).toBeVisible();
});

test('leave and conflicts: nothing new is allocated, and the names are kept', async ({ office, admin }) => {
  const person = await join(admin, 'drafter');
  await actOn(office, person.username, 'Leave and conflicts');
  const form = dialogOf(office, /^Leave and conflicts/);
  await form.getByLabel('On leave').click();
  await form.getByLabel('Conflicts of interest').fill('Nandini Trading, Meridian Foods,');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect((await rowOf(office, person.username)).getByText('On leave')).toBeVisible();
  const { Data } = await admin.call('GET /security/v1.0/userdetails', { search: person.username });
  expect(Data).toMatchObject([{ available: false, conflicts: ['Nandini Trading', 'Meridian Foods'] }]);
});

test('what was typed into a dialog is not thrown away without a question, and a stale change is told', async ({
  office,
  admin,
}) => {
  const person = await join(admin, 'drafter');
  await actOn(office, person.username, 'Edit');
  const form = office.getByRole('dialog').filter({ has: office.getByLabel('Username') });
  await form.getByLabel('Name', { exact: true }).fill('Somebody Else');
  const question = dialogOf(office, 'Close without saving?');
  // The dialog listens for the key a moment after it is drawn.
  await expect(async () => {
    await office.keyboard.press('Escape');
    await expect(question).toBeVisible({ timeout: 1000 });
  }).toPass();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await admin.call('POST /security/v1.0/userdetails', {
    action: 'change',
    id: person.id,
    user: { name: 'Named Meanwhile' },
  });
  await form.getByRole('button', { name: 'Save' }).click();
  const conflict = dialogOf(office, 'Someone else changed this');
  await expect(conflict.getByRole('row', { name: 'Name Somebody Else Named Meanwhile' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(office.getByRole('row').filter({ hasText: 'Named Meanwhile' })).toBeVisible();
});

test('B10 an administrator ends one session, then all; whoever held them is out', async ({
  office,
  page,
  elsewhere,
  admin,
}) => {
  const person = await join(admin, 'drafter');
  await enter(page, person);
  const drawer = await openSessionsOf(office, person.username);
  // The one that chose the password over HTTP, and this page.
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await drawer
    .getByRole('listitem')
    .filter({ hasText: 'Chrome, Linux' })
    .getByRole('button', { name: /^End session/ })
    .click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await isOut(page);

  await enter(elsewhere, person);
  await openSessionsOf(office, person.username);
  await drawer.getByRole('button', { name: 'End all sessions' }).click();
  await dialogOf(office, /^End all sessions of/)
    .getByRole('button', { name: 'End all sessions' })
    .click();
  await expect(drawer.getByText('No open session')).toBeVisible();
  await isOut(elsewhere);
});

test('B10 everybody sees where they are signed in and ends the others', async ({
  page,
  elsewhere,
  admin,
}) => {
  const person = await join(admin, 'drafter');
  await enter(page, person);
  await enter(elsewhere, person);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'My sessions' }).click();
  const mine = dialogOf(page, 'My sessions');
  await expect(mine.getByRole('listitem')).toHaveCount(3);
  await expect(mine.getByText('This session')).toHaveCount(1);
  await mine.getByRole('button', { name: 'End other sessions' }).click();
  await dialogOf(page, 'End all other sessions?').getByRole('button', { name: 'End other sessions' }).click();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(mine.getByRole('button', { name: /^End/ })).toHaveCount(0);
  await isOut(elsewhere);
  await page.reload();
  await expect(page).toHaveURL(/\/pages\/index/);
});

test('clients: who is deactivated loses every session at once', async ({ office, page, admin, server }) => {
  const { Data: client } = await admin.call('POST /security/v1.0/clientdetails', {
    name: 'Nandini Exports',
    code: 'NANDINI',
    modules: ['Home', 'Audit Trail'],
    active: true,
  });
  const { invitation = '' } = await admin.call('POST /security/v1.0/userdetails', {
    action: 'create',
    user: {
      username: 'lakshmi',
      name: 'Lakshmi Iyer',
      email: 'lakshmi@prudence.example',
      role: 'client',
      clientId: client.id,
    },
  });
  await acceptInvitation(page, server.baseUrl + invitation, 'lakshmi');
  await openTab(office, 'clients', '&search=Nandini');
  await office.getByRole('button', { name: 'Edit Nandini Exports' }).click();
  const form = dialogOf(office, 'Nandini Exports');
  await form.getByLabel('Active').click();
  await form.getByRole('button', { name: 'Save' }).click();
  const question = dialogOf(office, 'Deactivate Nandini Exports?');
  await expect(question).toContainText('1 user will be signed out');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(office.getByRole('row', { name: /Nandini Exports/ }).getByText('Inactive')).toBeVisible();
  await isOut(page);
  await enterPassword(page, 'lakshmi', password);
  await expect(toast(page, 'Login Failed')).toBeVisible();
});
