import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { violations } from '../../support/pages/violations.ts';
import { withoutStream } from '../../support/pages/without-stream.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, test } from '../login/people.ts';
import { openTab } from '../main-job/drafter.ts';
import { arrived, visit } from '../shell/visit.ts';
import { type CaseInWork, caseInWork, finding } from './case-in-work.ts';

let work: CaseInWork;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ admin }) => {
  work = await caseInWork(admin);
});

test('D2 D12 evidence is read beside the analysis: a PDF at its page, a table, a picture; damage is refused in words', async ({
  page,
  server,
}) => {
  await openAs(page, work.drafter, `${work.address}&tab=findings`);
  await page.getByRole('list', { name: 'Findings' }).getByRole('button', { name: 'Show page 2' }).click();
  const document = page.getByRole('complementary', { name: 'Document judgment.pdf' });
  await expect(document.getByText('Fined by an invented court')).toBeAttached();
  await expect(document.getByRole('spinbutton', { name: 'Page' })).toHaveValue('2');
  await document.getByRole('button', { name: 'Previous page' }).click();
  await expect(document.getByText('First page')).toBeAttached();
  await expect(document.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Part of the request' })).toBeVisible();
  await document.getByRole('button', { name: 'Close the document' }).click();

  await openTab(page, 'Documents');
  await page.getByRole('button', { name: 'Preview payments.csv' }).click();
  const table = page.getByRole('table', { name: 'Rows of payments.csv' });
  await expect(table.getByRole('columnheader')).toHaveText(['Payee', 'Amount']);
  await expect(table.getByRole('cell', { name: '=HYPERLINK' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview stamp.png' }).click();
  await expect(page.getByRole('img', { name: 'stamp.png' })).toBeVisible();

  await damage(server.dataDir, 'Payee,Amount');
  await page.getByRole('button', { name: 'Preview payments.csv' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This document can’t be shown' })).toBeVisible();
  await expect(page.locator('iframe, embed, object')).toHaveCount(0);
  const { Data } = await work.drafter.call('GET /reports/v1.0/casetimeline', work.which);
  expect(Data[0]).toMatchObject({ type: 'file.corrupt', kind: 'documents' });
});

test('the list of documents stays in its place when it is known late what is missing', async ({ page }) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/reporttypes*', async (route) => {
    await asked;
    await route.continue();
  });
  await openAs(page, work.drafter, `${work.address}&tab=documents`);
  const documents = page.getByRole('list', { name: 'Documents' });
  await expect(documents.getByRole('button', { name: 'Preview payments.csv' })).toBeVisible();
  /** How far it is below the buttons above it. */
  const place = async () => {
    const [list, tools] = [documents, page.getByRole('button', { name: 'Download all' })];
    return ((await list.boundingBox())?.y ?? 0) - ((await tools.boundingBox())?.y ?? 0);
  };
  const before = await place();
  expect(before).toBeGreaterThan(0);
  answer();
  await expect(page.getByText(/^Not provided/)).toBeVisible();
  expect(await place()).toBe(before);
});

test('what is printed of a case says which part of it that is, and shows nothing to press', async ({
  page,
}) => {
  await openAs(page, work.drafter, `${work.address}&tab=documents`);
  const documents = page.getByRole('list', { name: 'Documents' });
  await expect(documents.getByText('payments.csv', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tab')).toHaveText([/^Documents/]);
  await expect(page.getByRole('button')).toHaveCount(0);
  // As wide as a sheet of paper.
  await page.setViewportSize({ width: 700, height: 1000 });
  const part = page.locator('.ant-select', {
    has: page.getByRole('combobox', { name: 'Part of the request' }),
  });
  await expect(part).toHaveText(/^Documents/);
  await expect(part).toHaveCSS('border-top-width', '0px');
  await expect(part.locator('svg')).toBeHidden();
});

test('a finding opens its document with the passage marked; other words are searched for and become a finding', async ({
  page,
}) => {
  await openAs(page, work.drafter, `${work.address}&tab=findings`);
  await page.getByRole('list', { name: 'Findings' }).getByRole('button', { name: 'Show page 2' }).click();
  const document = page.getByRole('complementary', { name: 'Document judgment.pdf' });
  const marked = (name: string) =>
    page.evaluate((one) => [...(CSS.highlights.get(one) ?? [])].map(String), name);
  await expect.poll(() => marked('passage')).toEqual(['Fined by an invented court']);
  const line = document.getByText('Fined by an invented court');
  const colour = () => line.evaluate((one) => getComputedStyle(one, '::highlight(passage)').backgroundColor);
  await expect.poll(colour).toBe('rgba(255, 200, 0, 0.45)');
  await document.getByRole('searchbox', { name: 'Search in the document' }).fill('FIRST');
  await page.keyboard.press('Enter');
  await expect(document.getByText('1 of 1 page with these words')).toBeVisible();
  await expect(document.getByRole('spinbutton', { name: 'Page' })).toHaveValue('1');
  await expect.poll(() => marked('search')).toEqual(['First']);
  expect(await violations(page)).toEqual([]);

  await document.getByText('First page').click();
  await document.getByRole('button', { name: 'Add as finding' }).click();
  await expect(page.getByText('Select the words in the document first.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await document.getByRole('button', { name: 'Add as finding' }).click();
  const form = page.getByRole('dialog', { name: 'New finding' });
  await expect(form.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('First page of the judgment');
  await expect(form.getByRole('spinbutton', { name: 'Page of the document' })).toHaveValue('1');
  await expect(form.getByRole('textbox', { name: 'Source', exact: true })).toHaveValue('judgment.pdf');
});

test('E3 of two who write at once each field is chosen, nothing typed is lost, and what only the other changed stays', async ({
  page,
}) => {
  await openAs(page, work.drafter, `${work.address}&tab=report`);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(box('Executive summary')).toBeVisible();
  const text = (key: string, words: string) => ({ key, text: words, findings: [] });
  const { Data: before } = await work.drafter.call('GET /reports/v1.0/requestanalysis', work.which);
  await work.drafter.call('POST /reports/v1.0/requestanalysis', {
    ...work.which,
    version: before.working?.version ?? 0,
    sections: [
      text('summary', 'Their summary.'),
      text('limitations', 'Their limitations.'),
      text('scope', 'Their scope.'),
    ],
  });
  await box('Executive summary').fill('My summary.');
  await box('Limitations').fill('My limitations.');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved a newer version' });
  await expect(dialog.getByText('Their scope.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to editing' }).click();
  await expect(box('Executive summary')).toHaveValue('My summary.');

  await bar.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('radiogroup', { name: 'Limitations' }).getByText('Take theirs').click();
  await dialog.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(bar.getByText('Everything is saved.')).toBeVisible();
  const { Data } = await work.drafter.call('GET /reports/v1.0/requestanalysis', work.which);
  const section = (key: string) => Data.working?.sections.find((one) => one.key === key);
  expect(['summary', 'limitations', 'scope'].map((key) => section(key)?.own)).toEqual([
    'My summary.',
    'Their limitations.',
    'Their scope.',
  ]);
  // No model reads documents here.
  expect(section('limitations')?.text).toContain(
    'These documents could not be searched for adverse media: 3 documents of the assessment team.',
  );
});

test('a colleague is mentioned by keyboard, tags narrow the list, and the timeline tells all of it', async ({
  page,
}) => {
  await openAs(page, work.allocator, `${work.address}&tab=comments`);
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.pressSequentially('@');
  await expect(page.getByText(`${work.drafter.name}, drafter`)).toBeVisible();
  await expect(page.getByText(`${work.lead.name}, client`)).toHaveCount(0);
  await comment.pressSequentially(work.drafter.name.slice(-3));
  await page.keyboard.press('Enter');
  await comment.pressSequentially('<b>look</b> at this');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText('Tags in angle brackets are not allowed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await comment.fill(`@${work.drafter.name} look at this`);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(`@${work.drafter.name}`)).toBeVisible();
  const { Data } = await work.drafter.call('GET /reports/v1.0/notifications', {});
  expect(Data.map(({ activity }) => activity)).toContain('mentions you in a comment');

  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByRole('combobox', { name: 'New tag' }).fill('Batch 7, Textiles ,batch 7');
  await expect(page.getByRole('list', { name: 'Tags' }).getByText('Textiles')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(page.getByRole('button', { name: 'Stop watching' })).toBeVisible();
  await openTab(page, 'Timeline');
  const events = page.getByRole('list', { name: 'Events' });
  await expect(events.getByText('started watching the request')).toBeVisible();
  await expect(events.getByText('Textiles', { exact: true })).toBeVisible();

  await page.goto('/pages/requestdetails?tag=textiles');
  await expect(page.getByRole('main').getByText('Kaveri Textiles Private Limited')).toBeVisible();
  await page.goto('/pages/requestdetails?tag=nothing');
  await expect(page.getByText('Kaveri Textiles Private Limited')).toHaveCount(0);
});

test('a short comment in Latin letters stands where an Arabic page begins to be read', async ({ page }) => {
  await openAs(page, work.allocator, `${work.address}&tab=comments`);
  await page.getByRole('textbox', { name: 'Comment' }).fill('Seen.');
  await page.getByRole('button', { name: 'Post comment' }).click();
  const comment = page.getByRole('listitem').getByText('Seen.', { exact: true });
  await expect(comment).toBeVisible();
  await page.evaluate(() => localStorage.setItem('umi_locale', 'ar-SA'));
  await page.reload();
  await expect(comment).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const gap = await comment.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const item = element.closest('li')?.getBoundingClientRect();
    return (item?.right ?? 0) - words.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(80);
});

test('a passage far down in a long text is marked and brought into view', async ({ page }) => {
  const content = `${'A long note.\n'.repeat(200)}The regulator fined Kaveri\nTextiles in 2022.\n${'More.\n'.repeat(200)}`;
  const { which, drafter } = work;
  const read = async () => (await drafter.call('GET /reports/v1.0/requestanalysis', which)).Data;
  const write = async (body: object, files: Parameters<typeof drafter.call>[2] = []) =>
    drafter.call(
      'POST /reports/v1.0/requestanalysis',
      { ...which, version: (await read()).working?.version ?? 1, ...body },
      files,
    );
  await write({}, [{ name: 'note.txt', content, type: 'text/plain' }]);
  const attachmentId = (await read()).request.files.find(({ name }) => name === 'note.txt')?.id ?? '';
  const excerpt = 'The regulator fined Kaveri Textiles in 2022.';
  await write({ findings: [{ ...finding, excerpt, source: { title: 'Note', attachmentId } }] });
  await openAs(page, drafter, `${work.address}&tab=findings`);
  await page.getByRole('button', { name: 'Show the source' }).click();
  const body = page.getByRole('complementary', { name: 'Document note.txt' }).locator('pre');
  const shown = () =>
    body.evaluate((text) => {
      const [passage] = [...(CSS.highlights.get('passage') ?? [])].map((range) => range as Range);
      const [place, frame] = [passage?.getBoundingClientRect(), text.getBoundingClientRect()];
      if (!passage || !place || place.top < frame.top || place.bottom > frame.bottom) return null;
      return [String(passage), getComputedStyle(text, '::highlight(passage)').backgroundColor];
    });
  await expect
    .poll(shown)
    .toEqual(['The regulator fined Kaveri\nTextiles in 2022', 'rgba(255, 200, 0, 0.45)']);
});

/** Changes the first byte of the stored file that begins so. */
async function damage(dataDir: string, beginning: string) {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  let damaged = 0;
  for (const entry of entries.filter((one) => one.isFile() && one.parentPath.includes('files'))) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (!content.subarray(0, beginning.length).equals(Buffer.from(beginning))) continue;
    content[0] = (content[0] ?? 0) ^ 1;
    await writeFile(path, content);
    damaged += 1;
  }
  if (damaged === 0) throw new Error(`no stored file begins with ${beginning}`);
}

test('who returns to a case within a minute reads nothing of it again', async ({ page }) => {
  await withoutStream(page);
  // The minute does not pass, however slow the machine.
  await page.clock.setFixedTime(new Date());
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname);
  });
  await openAs(page, work.drafter, `${work.address}&tab=summary`);
  await arrived(page);
  await page.waitForLoadState('networkidle');
  expect(reads.length).toBeGreaterThan(0);
  await visit(page, '/pages/index');
  await page.waitForLoadState('networkidle');
  const before = reads.length;
  await visit(page, `${work.address}&tab=summary`);
  await expect(page.getByRole('heading', { level: 1, name: /^Kaveri Textiles/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads.slice(before)).toEqual([]);
});
