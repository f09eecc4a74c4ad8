import { ROLES } from '../../../contract/words.ts';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { arrived, go } from '../shell/visit.ts';

const firm = ['admin', 'allocator', 'drafter'];
/** Written down here anew, so that a slip in the application's own table shows. */
const open: Record<string, readonly string[]> = {
  index: ROLES,
  newrequest: ['client', 'clientuser'],
  requestdetails: ROLES,
  requestanalysis: ROLES,
  analysisdetails: firm,
  audittrails: ROLES,
  'client-overview-dashboard': ['admin', 'client', 'allocator'],
  thirdparties: ROLES,
  settings: ['admin'],
};
const id = '3f1b6a0e-1c55-4f0a-9c5e-6f7b2f0d7a11';
const withId = ['requestanalysis', 'analysisdetails', 'client-overview-dashboard'];

const stands = (place: { url(): string }) => new URL(place.url()).pathname;

test('without the flag every page of the main area leads to the login screen, and nothing is asked for', async ({
  page,
  wire,
}) => {
  await page.goto('/login');
  for (const place of [
    '',
    ...Object.keys(open),
    `requestanalysis/${id}`,
    'requestanalysis?client=1&request=2',
  ]) {
    await page.goto(`/pages/${place}`);
    await page.waitForURL(/\/login$/);
  }
  expect(wire.heard.filter(({ path }) => path.includes('/reports/'))).toEqual([]);
});

test('the root, the main area without a page and addresses that do not exist lead where they should', async ({
  page,
  person,
  seat,
}) => {
  for (const unknown of ['/', '/nowhere', '/pages/nowhere', '/pages/settings/requestanalysis', '/admin']) {
    await page.goto(unknown);
    await page.waitForURL(/\/login$/);
  }
  await seat(await person({ role: 'admin' }), '/pages');
  await page.waitForURL(/\/pages\/index$/);
  await page.goto('/unauthorized');
  await expect(page).toHaveTitle('Prudence message');
  await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Alert' })).toBeVisible();
});

for (const role of ROLES)
  test(`C4 each place opens for ${role} or leads to /unauthorized, as the access table says`, async ({
    person,
    seat,
    page,
  }) => {
    const addresses = Object.entries(open).flatMap(([place, roles]) => [
      { path: `/pages/${place}`, roles },
      ...(withId.includes(place) ? [{ path: `/pages/${place}/${id}`, roles }] : []),
      // The last segment is an id there: another place's name opens nothing that the place itself does not.
      ...(withId.includes(place) ? [{ path: `/pages/${place}/index`, roles }] : []),
    ]);
    await seat(await person({ role }));
    await arrived(page);
    const been: string[] = [];
    page.on('framenavigated', (frame) => been.push(stands(frame)));
    const expected: string[] = [];
    for (const { path, roles } of addresses) {
      expected.push(path, ...(roles.includes(role) ? [] : ['/unauthorized']));
      // The query plays no part.
      await go(page, `${path}?x=/pages/index`);
      await expect.poll(() => been.at(-1), { message: path }).toBe(expected.at(-1));
    }
    expect(been).toEqual(expected);
  });

test('B3 a place without a licence is in no menu and opens nothing', async ({ person, seat, page }) => {
  await seat(await person({ role: 'client', modules: ['Home', 'Request Details'] }));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Client overview',
    'Request Details',
    'Third parties',
  ]);
  for (const place of ['newrequest', 'audittrails']) {
    await page.goto(`/pages/${place}`);
    await page.waitForURL(/\/unauthorized$/);
  }
});
