import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../../support/pages/browser-test.ts';
import { choose } from './admin.ts';
import type { Subject } from './lists.ts';

export const documents = [
  {
    name: 'Register extract.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Extract of an invented register.'),
  },
  { name: 'Owners.csv', mimeType: 'text/csv', buffer: Buffer.from('holder,percent\nInvented,100\n') },
];

/** Entity → Scope → Documents → Review; leaves after the first step and resumes the saved draft. */
export async function raiseRequest(page: Page, subject: Subject): Promise<string> {
  await page.goto('/pages/newrequest?new=1');
  await page.getByLabel('Legal name').fill(subject.legalName);
  await choosePlace(page, subject.country);
  await page.getByLabel('Incorporated').fill('2014');
  await page.getByRole('button', { name: 'Add principal' }).click();
  const principal = page.getByRole('group', { name: 'Principal 1' });
  await principal.getByLabel('Name').fill(subject.principal.name);
  await principal.getByLabel('Born').fill(subject.principal.born);
  await principal.getByLabel('Share (%)').fill('60');
  const drawing = page.getByRole('group', { name: `Ownership of ${subject.legalName}` });
  await drawing.getByRole('button', { name: subject.principal.name }).click();
  await page.getByRole('button', { name: 'Add owner' }).click();
  await page.getByLabel('Owner', { exact: true }).fill(subject.owner.name);
  await page.getByLabel('Owner', { exact: true }).press('Tab');
  await expect(drawing.getByRole('button', { name: subject.owner.name })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft and close' }).click();
  await page.getByRole('cell', { name: subject.legalName }).click();

  await expect(page.getByLabel('Legal name')).toHaveValue(subject.legalName);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Basic screening').click();
  await page.getByLabel('Sanctions').check();
  await choose(page, page.getByRole('combobox', { name: /Relationship/ }), 'Agent');
  await page
    .getByLabel('Purpose of the relationship')
    .fill('Freight of samples, for the test of the main job.');
  await page.getByRole('button', { name: 'Next' }).click();
  // The last of them takes documents of any kind.
  await page.locator('input[type=file]').last().setInputFiles(documents);
  for (const { name } of documents)
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: /I confirm that the client may lawfully share/ }).check();
  await page.getByRole('button', { name: 'Submit request' }).click();
  const done = page.getByText(/Request PR-\d+ submitted/);
  return /PR-\d+/.exec((await done.textContent()) ?? '')?.[0] ?? '';
}

async function choosePlace(page: Page, country: string) {
  const field = page.getByLabel('Country of incorporation');
  await field.click();
  await field.fill(country);
  await page
    .locator('.ant-select-dropdown:visible')
    .getByText(new RegExp(`^${country}`))
    .first()
    .click();
}

/** The question stands on the request; the answer sends the work on. */
export async function answerQuestion(page: Page, number: string, question: string, answer: string) {
  await page.goto('/pages/requestdetails?view=awaiting_me');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText(question)).toBeVisible();
  await page.getByLabel('Your answer').fill(answer);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('The assessment continues.').first()).toBeVisible();
}

/** The bell tells of the release and leads to the request. */
export async function followTheBell(page: Page) {
  await page.goto('/pages/index');
  await page.getByRole('button', { name: /^Notifications, \d+/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByText(/released/i)
    .first()
    .click();
  await page.waitForURL(/\/pages\/requestanalysis\?/);
}

/** Reads the sealed report and downloads it, one document, and all documents as a zip. */
export async function readReport(page: Page, subject: Subject) {
  await expect(page.getByText('High').first()).toBeVisible();
  await expect(page.getByText(subject.legalName).first()).toBeVisible();
  const pdf = await save(page, () => page.getByRole('button', { name: 'Download PDF' }).first().click());
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
  const tab = page.getByRole('tab', { name: /^Documents/ });
  if (await tab.isVisible()) await tab.click();
  const single = await save(page, () =>
    page.getByRole('button', { name: `Download ${documents[0]?.name}` }).click(),
  );
  expect(single.name).toBe('Register_extract.txt');
  expect(single.content.toString()).toBe(documents[0]?.buffer.toString());
  const zip = await save(page, () => page.getByRole('button', { name: 'Download all' }).click());
  expect(zip.name).toMatch(/^Prudence_.*\.zip$/);
  expect(zip.content.subarray(0, 2).toString()).toBe('PK');
  return pdf;
}

export async function save(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
