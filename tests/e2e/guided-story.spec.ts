import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import en from '../../mock/guided-story/texts/en.json' with { type: 'json' };
import { expect, test } from '../support/pages/browser-test.ts';
import { violations } from '../support/pages/violations.ts';
import { signInToDemo } from '../support/people/sign-in-to-demo.ts';
import {
  adminSteps,
  allocatorSteps,
  clientSteps,
  clientUserSteps,
  drafterSteps,
  type Steps,
} from './guided-story/steps.ts';

test.use({ program: 'mock/main.ts' });

const story = (page: Page) => page.getByRole('complementary', { name: 'Guided story' });

/** Says how many steps it has ticked: those that somebody did since the demo started, here or in another test. */
const countsItsTicks = (page: Page) =>
  expect(async () => {
    const ticks = await story(page).getByText('Done', { exact: true }).count();
    await expect(story(page).getByText(`${ticks} of 6`)).toBeVisible({ timeout: 1000 });
  }).toPass();

/** Follows the link of a step from wherever the page is, does what it says, and sees it ticked. */
async function walk(page: Page, steps: Steps) {
  for (const [title, act] of Object.entries(steps)) {
    const item = story(page).getByRole('listitem').filter({ hasText: title });
    const link = item.getByRole('link', { name: 'Take me there' });
    // What the person does meanwhile draws the panel anew, with another step unfolded.
    await expect(async () => {
      if (!(await link.isVisible())) await item.getByText(title).click();
      await link.click({ timeout: 2000 });
    }).toPass();
    await act(page);
    await expect(item.getByText('Done', { exact: true })).toBeAttached();
    await countsItsTicks(page);
  }
  await expect(story(page).getByText(en.end)).toBeVisible();
}

/** Whether a table of the page is wider than its place, so that its last columns lie under others. */
const scrollsSideways = (page: Page) =>
  page
    .locator('.ant-table-content')
    .evaluateAll((tables) => tables.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1));

const backwards = (steps: Steps): Steps => Object.fromEntries(Object.entries(steps).reverse());

for (const [username, steps] of Object.entries({
  admin: adminSteps,
  client: clientSteps,
  clientuser: clientUserSteps,
  // In whatever order.
  allocator: backwards(allocatorSteps),
  drafter: drafterSteps,
}))
  test(`the guided story of ${username} leads to each of its six steps and ticks it when it is done`, async ({
    page,
    server,
  }) => {
    await signInToDemo(page, server, username, { withStory: true });
    expect(Object.keys(steps)).toHaveLength(6);
    await walk(page, steps);
  });

for (const [who, path, columns] of [
  ['client', 'requestdetails', ['Status', 'Risk', 'Due']],
  ['allocator', 'requestdetails', ['Status', 'Risk', 'Due']],
  ['clientuser', 'newrequest', ['Status', 'Waiting for', 'Due']],
  ['client', 'thirdparties', ['Risk', 'Relationship', 'Next review']],
  ['allocator', 'thirdparties', ['Risk', 'Relationship']],
] as const)
  test(`beside the open story at 1440 px ${path} of ${who} shows ${columns.join(', ')} and needs no scrolling`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInToDemo(page, server, who, { withStory: true, address: `/pages/${path}` });
    await expect(story(page)).toBeVisible();
    await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
    for (const name of columns)
      await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });

test('a closed story stays closed as a button, and opens again where it was', async ({ page, server }) => {
  await signInToDemo(page, server, 'client2', { withStory: true });
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await expect(story(page)).toHaveCount(0);
  await signInToDemo(page, server, 'allocator', { withStory: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await story(page).getByRole('button', { name: 'Close' }).click();
  const open = page.getByRole('button', { name: /^Guided story/ });
  await expect(open).toBeFocused();
  await page.reload();
  await expect(story(page)).toHaveCount(0);
  await open.click();
  await expect(story(page)).toBeVisible();
});

test('on a phone the story is a button at first, and steps aside for the page that a step leads to', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToDemo(page, server, 'client', { withStory: true, language: 'ar-SA' });
  await page.getByRole('button', { name: /^قصة إرشادية/ }).click();
  const panel = page.getByRole('complementary', { name: 'قصة إرشادية' });
  expect((await panel.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const title = 'اطلب تقريرًا جديدًا';
  const link = panel.getByRole('listitem').filter({ hasText: title }).getByRole('link');
  if (!(await link.isVisible())) await panel.getByText(title).click();
  await link.click();
  await expect(page).toHaveURL(/\/pages\/newrequest/);
  await expect(panel).toHaveCount(0);
});

test('the built application carries nothing of the story', async () => {
  const assets = path.resolve(import.meta.dirname, '../../dist/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    const text = await readFile(path.join(assets, name), 'utf8');
    expect([name, text.includes('guided-story') || text.includes(en['client.answer'])]).toEqual([
      name,
      false,
    ]);
  }
});
