import { openAs } from '../../support/people/take-seat.ts';
import { draftRequest } from '../days/draft-request.ts';
import { expect, join, joinClient, test, toast } from '../login/people.ts';

const takeNext = { action: 'take_next' } as const;

test('a drafter assigns waiting requests to themself, the one due first before the others, and reads when none waits', async ({
  admin,
  page,
}) => {
  const lead = await joinClient(admin);
  const [other, drafter] = [await join(admin, 'drafter'), await join(admin, 'drafter')];
  // What other tests of this server left waiting is somebody else's.
  let left = 200;
  while (left === 200)
    ({ status: left } = await other.attempt('POST /reports/v1.0/submituseraction', takeNext));

  const submit = async (legalName: string) => {
    const { id: request, clientId: client, number, version } = await draftRequest(lead, legalName);
    const act = { action: 'submit', client, request, version, consent: true } as const;
    await lead.call('POST /reports/v1.0/submituseraction', act);
    return { legalName, number, which: { client, request } };
  };
  const [first, second] = [await submit('Ravelstone Cork Limited'), await submit('Ravelstone Jute Limited')];
  const isTaken = async ({ legalName, number, which }: typeof first) => {
    await expect(toast(page, 'Assigned to you').filter({ hasText: `${number} ${legalName}` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/pages/requestanalysis\\?.*request=${which.request}`));
    await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    const { request } = await drafter.call('GET /reports/v1.0/requestdetails', which);
    expect([request?.status, request?.drafterId]).toEqual(['allocated', drafter.id]);
  };

  await openAs(page, drafter);
  const take = page.getByRole('button', { name: 'Take next' });
  await take.click();
  await isTaken(first);
  await page.goto('/pages/requestdetails');
  await take.click();
  await isTaken(second);

  await page.goto('/pages/analysisdetails?view=mine');
  const rows = page.locator('tr[data-row-key]');
  await expect(rows).toHaveCount(2);
  for (const { legalName } of [first, second])
    await expect(rows.filter({ hasText: legalName })).toHaveCount(1);
  await take.click();
  const dialog = page.getByRole('dialog', { name: 'This can’t be done right now' });
  await expect(dialog.getByText('No requests are waiting.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});
