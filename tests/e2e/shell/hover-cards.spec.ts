import type { RequestDetail } from '../../../contract/reports/requests.ts';
import { tabTo } from '../../support/pages/tab-to.ts';
import { violations } from '../../support/pages/violations.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { draftRequest } from '../days/draft-request.ts';
import { expect, join, joinClient, test } from '../login/people.ts';

test('a link to a request tells about it to the pointer and to the keyboard, whole, until Escape', async ({
  admin,
  page,
}) => {
  const lead = await joinClient(admin);
  const requests: RequestDetail[] = [];
  for (const name of ['Ashcombe Rope Limited', 'Ashcombe Twine Limited']) {
    const { id: request, clientId: client, version } = await draftRequest(lead, name);
    const act = { action: 'submit', client, request, version, consent: true } as const;
    requests.push((await lead.call('POST /reports/v1.0/submituseraction', act)).Data);
  }
  const [reached, hovered] = requests;
  if (!reached || !hovered) throw new Error('no requests');
  // So low that a card under the rows would be cut.
  await page.setViewportSize({ width: 1366, height: 560 });
  await openAs(
    page,
    await join(admin, 'allocator'),
    `/pages/requestdetails?client=${hovered.clientId}&sort=legalName`,
  );
  const linkOf = ({ number }: RequestDetail) => page.getByRole('link', { name: number, exact: true });
  const card = page.getByRole('tooltip');

  await linkOf(hovered).hover();
  await expect(card).toContainText('Ashcombe Twine Limited');
  await expect(card).toContainText('Submitted');
  await expect(card).toContainText(hovered.clientName);
  await expect(linkOf(hovered)).toHaveAccessibleDescription(/Ashcombe Twine Limited/);
  await expect(card).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  // The pointer comes to it without closing it, and what is under it closes it.
  await card.hover();
  await expect(card).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(card).toBeHidden();

  await page.getByRole('searchbox').first().focus();
  await tabTo(page, reached.number);
  await expect(card).toContainText('Ashcombe Rope Limited');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(linkOf(reached)).toBeFocused();

  await page.goto('/pages/thirdparties');
  await page.getByRole('link', { name: 'Ashcombe Rope Limited' }).hover();
  await expect(card).toContainText('Ashcombe Rope Limited');
  await expect(card).toContainText('India');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});
