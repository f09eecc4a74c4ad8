import { writtenDocx } from '../../support/documents/written-documents.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, test } from '../login/people.ts';
import { type CaseInWork, caseInWork } from './case-in-work.ts';

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
  await expect(page.getByRole('list', { name: 'Sources' }).getByText('1 suggested')).toBeVisible();

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

test('D2 D12 a Word document is read beside its proposal: the passage is marked, searched and clipped into a finding', async ({
  page,
}) => {
  const passage =
    'In May 2022 a court in Luanda convicted Kaveri Textiles Private Limited of bribing customs officers.';
  const filler = Array.from({ length: 40 }, (_, at) => `Page ${at} of the gazette tells of the weather.`);
  await work.drafter.call(
    'POST /reports/v1.0/mediasources',
    { ...work.which, action: 'add', title: 'Court gazette' },
    [{ name: 'gazette.docx', content: await writtenDocx([...filler, passage, '<script>alert(1)</script>']) }],
  );
  await expect
    .poll(async () => {
      const { Data } = await work.drafter.call('GET /reports/v1.0/requestanalysis', work.which);
      return Data.working?.media.sources.every(({ status }) => status === 'read');
    })
    .toBe(true);
  await openAs(page, work.drafter, `${work.address}&tab=findings`);
  const event = page.getByRole('region', { name: /^Event: In May 2022/ });
  await event.getByRole('button', { name: 'Show the source' }).click();
  const document = page.getByRole('complementary', { name: 'Document gazette.docx' });
  await expect(document.getByText(passage)).toBeInViewport();
  const marked = (name: string) =>
    page.evaluate((of) => [...(CSS.highlights.get(of) ?? [])].map(String), name);
  expect(await marked('passage')).toEqual([passage.slice(0, -1)]);

  const search = document.getByRole('searchbox', { name: 'Search in the document' });
  await search.fill('PAGE 3 of');
  await search.press('Enter');
  await expect(document.getByText('1 of 1 match')).toBeVisible();
  expect(await marked('search')).toEqual(['Page 3 of']);
  await expect(document.getByText('Page 3 of the gazette')).toBeInViewport();

  await document.getByText(passage).selectText();
  await document.getByRole('button', { name: 'Add as finding' }).click();
  const form = page.getByRole('dialog', { name: 'New finding' });
  await expect(form.getByRole('textbox', { name: 'Excerpt' })).toHaveValue(passage);
});
