import type { SignedIn } from '../../support/people/sign-in.ts';
import { businessState, requestsAbout } from './bad-input/business-state.ts';
import { add, alt, asFile, brokenXml, sdn, sendList, watchlists } from './bad-input/import.ts';
import { comeToDocuments, newRequest } from './bad-input/new-request.ts';
import { enterDirectly, expect, test } from './bad-input/people.ts';

test.use({ program: 'mock/main.ts' });

let admin: SignedIn;
/** Who sees a draft: the firm does not. */
let author: SignedIn;
test.beforeAll(async ({ server }) => {
  admin = await enterDirectly(server, 'admin');
  author = await enterDirectly(server, 'client2');
});

test.describe('a list that is none', () => {
  test('alt.csv given as sdn.csv is told apart by its content, and nothing is imported', async ({
    enter,
  }) => {
    const page = await enter('admin', watchlists);
    const before = await businessState(admin);
    const dialog = await sendList(page, 'OFAC (CSV)', [{ ...alt, name: 'sdn.csv' }, alt, add]);
    await expect(dialog.getByRole('alert')).toContainText('Two of the files look like OFAC');
    expect(await businessState(admin)).toBe(before);
    // The dialog is still open with the files in it: the right ones can follow.
    await dialog.locator('input[type=file]').setInputFiles([sdn].map(asFile));
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toBeHidden();
    const card = page.locator('.ant-card').filter({ hasText: 'OFAC' });
    await expect(card.getByRole('button', { name: 'Preview and activate' })).toBeVisible();
  });

  test('XML that breaks names its line, and no name is screened against it', async ({ enter }) => {
    const page = await enter('admin', watchlists);
    await sendList(page, 'UN Security Council (XML)', [{ name: 'un.xml', content: brokenXml }]);
    const card = page.locator('.ant-card').filter({ hasText: 'UN Security Council' });
    await expect(card.getByText(/was not imported: .*[Ll]ine 5/)).toBeVisible();
    await expect(card.getByText('No active version')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Preview and activate' })).toHaveCount(0);
  });
});

test.describe('documents of a request', () => {
  test('D10 D12 what is too large or of a wrong kind is refused in words, stores nothing, and a right one follows', async ({
    enter,
  }) => {
    const legalName = 'Hrafnkel Documents ehf';
    const page = await enter('client2', newRequest);
    await comeToDocuments(page, legalName);
    const input = page.getByRole('button', { name: /^Drop or paste files here/ }).locator('input[type=file]');
    const documents = page.getByRole('list', { name: 'Documents' });
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await input.setInputFiles(
      asFile({ name: 'large.pdf', content: Buffer.alloc(25 * 1024 * 1024 + 1, 'a') }),
    );
    await expect(page.getByText(/The file is larger than 25/)).toBeVisible();
    await input.setInputFiles(asFile({ name: 'setup.exe', content: 'MZ' }));
    await expect(page.getByText(/This file type isn’t accepted/)).toBeVisible();
    await expect(documents.getByRole('listitem')).toHaveCount(0);

    await input.setInputFiles(asFile({ name: 'extract.pdf', content: '<html>no PDF</html>' }));
    await expect(uploads.getByRole('alert')).toContainText('extract.pdf');
    await uploads.getByRole('button', { name: 'Try again' }).click();
    await expect(uploads.getByRole('alert')).toContainText('extract.pdf');
    const [draft] = await requestsAbout(author, legalName);
    expect(draft?.attachments ?? 0).toBe(0);

    await uploads.getByRole('button', { name: 'Remove' }).click();
    await input.setInputFiles(asFile({ name: 'extract.txt', content: 'An extract.' }));
    await expect(documents.getByRole('button', { name: 'Remove extract.txt' })).toBeVisible();
    await expect.poll(async () => (await requestsAbout(author, legalName))[0]?.attachments).toBe(1);
  });
});

test.describe('twice at once', () => {
  test('E1 pressing Submit twice raises one request', async ({ enter }) => {
    const legalName = 'Hrafnkel Twice ehf';
    const page = await enter('client2', newRequest);
    await comeToDocuments(page, legalName);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('checkbox', { name: /I confirm that the client may lawfully share/ }).check();
    await page.getByRole('button', { name: 'Submit request' }).dblclick();
    await expect(page.getByText(/Request PR-\d+ submitted/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const raised = await requestsAbout(admin, legalName);
    expect(raised.map(({ status }) => status)).toEqual(['submitted']);
    const { Data: events } = await admin.call('GET /reports/v1.0/audittrails', {
      requestId: raised[0]?.id ?? '',
      type: 'request.acted',
    });
    expect(events).toHaveLength(1);
  });

  test('E2 of two allocators one wins, the other is told by whom it was taken', async ({ enter }) => {
    const legalName = 'Thornwick Sugar Refiners Limited';
    const unallocated = '/pages/requestdetails?view=unallocated';
    const pages = [await enter('allocator', unallocated), await enter('allocator2', unallocated)];
    const names = ['Vikram Sethi', 'Rukmini Iyer'];
    const [waiting] = await requestsAbout(admin, legalName);
    for (const page of pages) {
      await page.getByRole('button', { name: `Allocate ${waiting?.number}` }).click();
      await page.getByRole('dialog').getByRole('radio').first().check();
    }
    await Promise.all(
      pages.map((page) =>
        page.getByRole('dialog').getByRole('button', { name: 'Allocate', exact: true }).click(),
      ),
    );
    const refused = pages.map((page) => page.getByRole('dialog', { name: 'Someone else changed this' }));
    await expect
      .poll(async () => (await Promise.all(refused.map((dialog) => dialog.count()))).sort())
      .toEqual([0, 1]);
    const loser = (await refused[0]?.isVisible()) ? 0 : 1;
    const [allocated] = await requestsAbout(admin, legalName);
    expect(allocated?.allocatorName).toBe(names[1 - loser]);
    await expect(refused[loser] as NonNullable<(typeof refused)[0]>).toContainText(
      names[1 - loser] as string,
    );
    expect([allocated?.status, allocated?.version]).toEqual(['allocated', (waiting?.version ?? 0) + 1]);
  });
});
