import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { expect, test } from '../../support/pages/browser-test.ts';
import { violations } from '../../support/pages/violations.ts';
import { signInToDemo } from '../../support/people/sign-in-to-demo.ts';

test.use({ program: 'mock/main.ts' });

test('a client takes a dossier away, and its page proves it without a connection, or names the byte that changed', async ({
  page,
  server,
  browser,
}, { outputDir }) => {
  const client = await signInToDemo(page, server, 'client');
  const { Data } = await client.call('GET /reports/v1.0/requestdetails', { status: ['released'] });
  const [report] = Data;
  await page.goto(`/pages/requestanalysis?client=${report?.clientId}&request=${report?.id}&tab=report`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download dossier' }).first().click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^${report?.number}-v\\d+-dossier\\.zip$`));
  const good = join(outputDir, 'dossier.zip');
  await saved.saveAs(good);

  const zip = await JSZip.loadAsync(await readFile(good));
  const verifyPage = join(outputDir, 'verify.html');
  await writeFile(verifyPage, (await zip.file('verify.html')?.async('string')) ?? '');
  const changed = await readFile(good);
  const at = changed.indexOf('%PDF-') + 100;
  changed[at] = (changed[at] as number) ^ 1;
  const bad = join(outputDir, 'changed.zip');
  await writeFile(bad, changed);

  const alone = await (await browser.newContext({ offline: true })).newPage();
  await alone.goto(pathToFileURL(verifyPage).href);
  const choose = alone.getByLabel('Choose the zip file');
  const status = alone.getByRole('status');
  await choose.setInputFiles(good);
  await expect(status).toHaveText('The dossier is complete and unchanged.');
  await expect(alone.getByText(report?.number ?? '')).toBeVisible();
  await expect(alone.getByText(/^SHA256:[\w-]{43}$/)).toBeVisible();
  await expect.poll(() => violations(alone)).toEqual([]);
  await choose.setInputFiles(bad);
  await expect(status).toHaveText('The dossier is not what was signed.');
  await expect(
    alone.getByText(/^report\.pdf was changed at byte 100: it is \d+ and was \d+\.$/),
  ).toBeVisible();
  await choose.setInputFiles(verifyPage);
  await expect(alone.getByText('This file is not a zip file')).toBeVisible();
  await alone.context().close();

  const narrow = await (
    await browser.newContext({ offline: true, locale: 'ar-SA', viewport: { width: 390, height: 844 } })
  ).newPage();
  await narrow.goto(pathToFileURL(verifyPage).href);
  await narrow.locator('input').setInputFiles(good);
  await expect(narrow.locator('th')).toHaveCount(3);
  expect(await brokenWords(narrow)).toEqual([]);
  await narrow.context().close();
});

/** Words of the table, beside the names of files, of which a part stands on the next line. */
const brokenWords = (page: Page) =>
  page.locator('th, td:not(:first-child)').evaluateAll((cells) =>
    cells.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as ChildNode, index);
          range.setEnd(text as ChildNode, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word),
    ),
  );
