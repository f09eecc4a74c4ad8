import { openAs } from '../support/take-seat.ts';
import { type CaseInWork, caseInWork } from './case/case-in-work.ts';
import { expect, test } from './login/people.ts';

let work: CaseInWork;
test.beforeAll(async ({ admin }) => {
  work = await caseInWork(admin);
  const { Data } = await admin.call('POST /security/v1.0/prameyaretrain', { action: 'train' });
  await expect
    .poll(async () => {
      const { models } = (await admin.call('GET /security/v1.0/prameyaretrain', {})).Data;
      return models.find(({ id }) => id === Data.version)?.status;
    })
    .toBe('ready');
  await admin.call('POST /security/v1.0/prameyaretrain', { action: 'activate', version: Data.version ?? '' });
});

const article = `On 12 March 2021 prosecutors charged Kaveri Textiles Private Limited with paying bribes to port officials in Luanda in order to win a dredging contract.

Kaveri Textiles opened a canteen for its weavers, and the choir of the town sang.`;

test('D1 text pasted with its source becomes a proposal with the words that decided; confirmed, it moves the rating', async ({
  page,
}) => {
  await openAs(page, work.drafter, `${work.address}&tab=findings`);
  const score = async () => {
    const { Data } = await work.drafter.call('GET /reports/v1.0/requestanalysis', work.which);
    return Data.working?.rating?.score ?? 0;
  };
  const before = await score();
  await page.getByRole('button', { name: 'Add a source' }).click();
  const form = page.getByRole('dialog', { name: 'Add a source' });
  await form.getByRole('textbox', { name: 'Title of the source' }).fill('Harbour Gazette');
  await form.getByRole('textbox', { name: 'Source URL' }).fill('https://gazette.example/7');
  await form.getByRole('textbox', { name: 'Text' }).fill(article);
  await form.getByRole('button', { name: 'Add and read' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('list', { name: 'Sources' }).getByText('1 proposed')).toBeVisible();

  const event = page.getByRole('region', { name: /^Event: On 12 March 2021/ });
  await expect(event.locator('mark').first()).toBeVisible();
  await expect(event.getByText('12 March 2021', { exact: false }).first()).toBeVisible();
  await expect(event.getByRole('link', { name: 'Harbour Gazette' })).toHaveAttribute('rel', /noopener/);
  await event.getByRole('button', { name: 'Show the source' }).click();
  const document = page.getByRole('complementary', { name: 'Document Harbour Gazette.txt' });
  await expect(document.getByText('paying bribes to port officials')).toBeVisible();
  await document.getByRole('button', { name: 'Close the document' }).click();
  expect(await score()).toBe(before);

  await event.getByRole('button', { name: 'Confirm' }).first().click();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(bar.getByText('Everything is saved.')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Findings' }).getByText(/Suggested by the model/),
  ).toBeVisible();
  expect(await score()).toBeGreaterThan(before);
});
