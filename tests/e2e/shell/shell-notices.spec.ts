import { expect, test } from '../../support/clock/clocked-test.ts';

const DESK = { width: 1440, height: 900 };

test('a start that waits for the server lies under a dark layer until it has answered', async ({
  person,
  seat,
  page,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/token/refresh', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await seat(await person({ role: 'client' }));
  await expect(page.getByRole('banner')).toBeVisible();
  const layer = page
    .getByRole('status', { name: 'Loading' })
    .filter({ has: page.locator('[class*=spinner]') });
  await page.clock.runFor(600);
  await expect(layer).toBeVisible();
  const box = await layer.boundingBox();
  expect([box?.width, box?.height]).toEqual([DESK.width, DESK.height]);
  answer();
  await expect(layer).toHaveCount(0);
});

test('a newer version on the server is offered, and an environment that is not production says so', async ({
  person,
  seat,
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), production: false, environment: 'Rehearsal' },
    });
  });
  await page.clock.install();
  await seat(await person({ role: 'client' }));
  await expect(page.getByText('Rehearsal')).toBeVisible();
  await page.clock.fastForward('05:01');
  await expect(page.getByText(/^A new version of Prudence is available/)).toHaveCount(0);
  await page.route('**/index.html', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: (await answer.text()).replace(/umi-[^.]+\.js/, 'umi-later.js') });
  });
  await page.clock.fastForward('05:01');
  await expect(page.getByText(/^A new version of Prudence is available/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});
