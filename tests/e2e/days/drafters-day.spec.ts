import { tabTo } from '../../support/pages/tab-to.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { matchesInWork } from '../case/matches-in-work.ts';
import { expect, test } from '../login/people.ts';
import { arrived } from '../shell/visit.ts';
import { KEYBOARD_LOOKS, staysInView } from './in-view.ts';

const nameOf = async ({ drafter, which }: Awaited<ReturnType<typeof matchesInWork>>) =>
  (await drafter.call('GET /reports/v1.0/requestdetails', which)).request?.legalName ?? '';

test('a drafter’s day by mouse: from Home to the case, its matches, report and comments, in view at each width and theme', async ({
  admin,
  page,
}) => {
  const work = await matchesInWork(admin, 5);
  const legalName = await nameOf(work);
  await openAs(page, work.drafter);
  await arrived(page);
  await expect(page.getByRole('button', { name: 'Take next' })).toBeVisible();
  await staysInView(page);

  await page.getByRole('link', { name: 'Request Details', exact: true }).click();
  await page.getByRole('link', { name: 'Analysis', exact: true }).click();
  const row = page.locator('tr[data-row-key]').filter({ hasText: legalName });
  await expect(row).toBeVisible();
  await staysInView(page);
  await row.getByText(legalName).click();
  await page.waitForURL(/\/pages\/requestanalysis\?/);

  await page.getByRole('tab', { name: /^Matches/ }).click();
  const pane = page.getByRole('region', { name: /^Match of/ });
  await pane.getByText('True match', { exact: true }).click();
  // Nothing but the name was compared, so the reason for it asks for a comment.
  await pane.getByText('Name and data agree').click();
  await pane.getByRole('textbox', { name: /^Comment on/ }).fill('Name and date of birth in the passport.');
  await expect(page.getByText('not saved', { exact: true }).first()).toBeVisible();
  await staysInView(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Open 4', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: /^Report/ }).click();
  await page.getByRole('textbox', { name: 'Executive summary' }).fill('One of its directors is listed.');
  await staysInView(page);
  await page.getByRole('tab', { name: /^Comments/ }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('The other four are namesakes.');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByText('The other four are namesakes.')).toBeVisible();
  await staysInView(page);
  // What was written saves itself.
  const summary = async () => {
    const { Data } = await work.drafter.call('GET /reports/v1.0/requestanalysis', work.which);
    return Data.working?.sections.find(({ key }) => key === 'summary')?.text;
  };
  await expect.poll(summary).toContain('is listed');
});

for (const { width, colorScheme } of KEYBOARD_LOOKS)
  test(`a drafter’s day by keyboard alone, at ${width} px, ${colorScheme}: from Home to the list, the case, five matches decided, a section and a comment written`, async ({
    admin,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const work = await matchesInWork(admin, 5);
    const legalName = await nameOf(work);
    await openAs(page, work.drafter);
    await arrived(page);
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await page.waitForURL(/\/pages\/requestdetails/);
    const rows = page.locator('[data-row-key]');
    await expect(rows.filter({ hasText: legalName })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(legalName);
    await expect(page).toHaveURL(/search=/);
    await expect(rows).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pages\/requestanalysis\?/);
    // Tabs, or below 992 px a choice of the same parts.
    const choice = page.locator('.ant-select', {
      has: page.getByRole('combobox', { name: 'Part of the request' }),
    });
    const part = width < 992 ? choice : page.getByRole('tab', { selected: true });
    const opened = (name: RegExp) => expect(part).toHaveText(name);
    await opened(/^Summary/);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('Previous or next part of the request')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.keyboard.press(']');
    await opened(/^Matches/);
    await expect(page.getByRole('list', { name: 'Matches' }).locator('[aria-current="true"]')).toBeFocused();
    for (let match = 0; match < 5; match += 1) {
      await page.keyboard.press('f');
      await page.keyboard.press('1');
    }
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Open 0', { exact: true })).toBeVisible();

    for (const part of [/^Findings/, /^Ownership/, /^Report/]) {
      await page.keyboard.press(']');
      await opened(part);
    }
    await page.getByRole('textbox', { name: 'Executive summary' }).waitFor();
    await tabTo(page, 'Executive summary');
    await page.keyboard.type('None of its directors is listed.');
    await page.keyboard.press('Control+s');
    const saved = async () => {
      const { Data } = await work.drafter.call('GET /reports/v1.0/requestanalysis', work.which);
      return Data.working;
    };
    const summary = async () => (await saved())?.sections.find(({ key }) => key === 'summary')?.text;
    await expect.poll(summary).toContain('None of its directors');
    expect((await saved())?.matches.map(({ disposition }) => disposition)).toEqual(
      Array(5).fill('false_positive'),
    );

    // Out of the box, in which the keys are letters.
    await page.keyboard.press('Shift+Tab');
    for (const part of [/^Rating/, /^Documents/, /^Comments/]) {
      await page.keyboard.press(']');
      await opened(part);
    }
    // The title of its tab begins with the same word.
    const comment = page.getByRole('textbox', { name: 'Comment', exact: true });
    await expect(comment).toBeVisible();
    const isThere = () => comment.evaluate((box) => box === document.activeElement);
    for (let left = 80; left > 0 && !(await isThere()); left -= 1) await page.keyboard.press('Tab');
    await page.keyboard.type('All five are namesakes.');
    await tabTo(page, 'Post comment');
    await page.keyboard.press('Enter');
    await expect(page.getByText('All five are namesakes.')).toBeVisible();
  });
