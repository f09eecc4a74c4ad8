import { violations } from '../../support/pages/violations.ts';
import { withoutStream } from '../../support/pages/without-stream.ts';
import { enterDirectly, expect, test } from '../hostile/bad-input/people.ts';
import { openTab } from '../main-job/drafter.ts';

test.use({ program: 'mock/main.ts' });

test('a client asks to reopen a released report, reads why it is declined, and comments to its own people', async ({
  enter,
  server,
}) => {
  const allocator = await enterDirectly(server, 'allocator');
  const lead = await enterDirectly(server, 'client');
  const { Data } = await lead.call('GET /reports/v1.0/requestdetails', { status: 'released' as never });
  const released = Data[0];
  if (!released) throw new Error('the demo has no released report of this client');
  const which = { client: released.clientId, request: released.id };
  const page = await enter(
    'client',
    `/pages/requestanalysis?client=${which.client}&request=${which.request}`,
  );

  await page.getByRole('button', { name: 'Ask to reopen' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ask to reopen the report/ });
  await expect(dialog.getByRole('button', { name: 'Ask to reopen' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The owners changed in May.');
  await dialog.getByRole('button', { name: 'Ask to reopen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The owners changed in May.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to reopen' })).toHaveCount(0);

  const waiting = await allocator.call('GET /reports/v1.0/requestdetails', { ...which });
  await allocator.call('POST /reports/v1.0/submituseraction', {
    action: 'decline_reopen',
    ...which,
    version: waiting.request?.version ?? 0,
    comment: 'Their share stayed the same.',
  });
  await page.reload();
  await openTab(page, 'Comments');
  await expect(page.getByText('Their share stayed the same.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('@');
  await expect(page.getByText(/, (allocator|drafter|admin)$/)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Comment' }).fill('Thank you.');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Thank you.')).toBeVisible();
  await openTab(page, 'Timeline');
  await expect(
    page.getByRole('list', { name: 'Events' }).getByText('declined to reopen the report'),
  ).toBeVisible();

  await withoutStream(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ['timeline', 'comments', 'documents']) {
    await page.goto(`/pages/requestanalysis?client=${which.client}&request=${which.request}&tab=${tab}`);
    await expect(page.getByRole('combobox', { name: 'Part of the request' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => violations(page), { message: tab }).toEqual([]);
  }
});
