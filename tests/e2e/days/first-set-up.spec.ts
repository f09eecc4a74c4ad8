import { acceptInvitation } from '../../support/people/sign-in.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, password, test } from '../login/people.ts';
import { createClient, importList, inviteUser } from '../main-job/admin.ts';
import { lists } from '../main-job/lists.ts';
import { arrived } from '../shell/visit.ts';
import { LOOKS, setUp } from './looks.ts';

// A server of its own: on a shared one, other tests have already made lists and clients.
test.use({ surroundings: { SUPPORT: 'help@new-firm.example' } });

test('the first administrator of an empty server is led from Home through list, method, client and people, until all is there', async ({
  admin,
  page,
}) => {
  for (const look of LOOKS) {
    const { say, looksRight } = await setUp(page, admin, look);
    const words = (id: string) => say('features/settings', id);
    await openAs(page, admin);
    await arrived(page);
    const steps = page.getByRole('region', { name: words('steps.title') });
    await expect(steps.getByLabel(words('steps.open'))).toHaveCount(4);
    await looksRight('Home of a firm that begins');
  }
  const { say } = await setUp(page, admin, LOOKS[0]);
  const steps = page.getByRole('region', { name: say('features/settings', 'steps.title') });
  const open = steps.getByLabel(say('features/settings', 'steps.open'));
  const follow = async (step: string, heading: string) => {
    await page.goto('/pages/index');
    await steps.getByRole('link', { name: step }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  };
  const leaves = async (count: number) => {
    await page.goto('/pages/index');
    await expect(open).toHaveCount(count);
  };

  await follow('Import a watchlist and activate it', 'Watchlists');
  await importList(page, 'Detect automatically', lists.un, /UN/);
  await leaves(3);
  await follow('Check the rating method', 'Rating method');
  await leaves(3);
  await follow('Check the rating method', 'Rating method');
  await page.getByRole('button', { name: 'Adopt this method' }).click();
  await expect(page.getByText('Method adopted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adopt this method' })).toHaveCount(0);
  await leaves(2);
  await follow('Add a client', 'Clients and modules');
  await createClient(page, 'Kestrel & Vane Beverages', 'KVB');
  await leaves(1);
  await follow('Invite an allocator and a drafter', 'Users');
  const links = [
    await inviteUser(page, { username: 'vikram', name: 'Vikram Sethi', role: 'Allocator' }),
    await inviteUser(page, { username: 'meera', name: 'Meera Nair', role: 'Drafter' }),
  ];
  await page.goto('/pages/index');
  await arrived(page);
  await expect(page.getByRole('heading', { name: 'Requests by status, all time' })).toBeVisible();
  await expect(steps).toHaveCount(0);
  for (const link of links) await acceptInvitation(admin.baseUrl, link, password);
});
