import type { Page } from '@playwright/test';
import type { Role } from '../../../contract/words.ts';
import type { Clocked } from '../../support/clock/clocked.ts';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { withoutStream } from '../../support/pages/without-stream.ts';
import { arrived } from '../shell/visit.ts';

const foreign = ['Foreign Teapots Limited', 'Noor Otherwise'];

/** A client with something to hide. */
async function neighbour(clocked: Clocked) {
  const [entity = '', name = ''] = foreign;
  const person = await clocked.ask('member', { role: 'client', name });
  await clocked.ask('notify', { userId: person.userId, clientId: person.clientId, entities: [entity] });
  await clocked.ask('draft', { userId: person.userId, legalName: entity });
}

const listen = (page: Page) => {
  const told: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/v1.0/')) told.push(await response.text().catch(() => ''));
  });
  return told;
};

const roleHere = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('currentDetails') ?? '{}').role);

test('B3 another role, other licences and another client in currentDetails get drawings, never data', async ({
  person,
  seat,
  page,
  clocked,
  wire,
}) => {
  await neighbour(clocked);
  await withoutStream(page);
  const told = listen(page);
  const modules = ['Home', 'New Request', 'Request Details'];
  const own = await person({ role: 'clientuser', name: 'Own Eyes', modules });
  await clocked.ask('draft', { userId: own.userId, legalName: 'Own Kettles Limited' });
  await seat(own, '/pages/requestdetails');
  await expect(page.getByText('Own Kettles Limited').first()).toBeVisible();
  const drawn: [Role, string[]][] = [
    ['admin', ['index', 'requestdetails', 'analysisdetails', 'audittrails', 'thirdparties', 'settings']],
    ['allocator', ['client-overview-dashboard']],
    ['drafter', ['analysisdetails']],
    ['client', ['client-overview-dashboard']],
  ];
  for (const [role, places] of drawn)
    for (const place of places) {
      await page.goto('/assets/tnc.txt');
      await page.evaluate((role) => {
        const details = JSON.parse(sessionStorage.getItem('currentDetails') ?? '{}');
        const Modules = ['Home', 'New Request', 'Request Details', 'Audit Trail', 'Settings'];
        Object.assign(details, { role, clientname: 'Client 1', modules: { Modules } });
        sessionStorage.setItem('currentDetails', JSON.stringify(details));
      }, role);
      await page.goto(`/pages/${place}`);
      // The first renewal puts the truth back; what the page then asks for is asked as somebody else.
      await expect.poll(() => roleHere(page), { message: `${role} ${place}` }).toBe('clientuser');
      await page.waitForLoadState('networkidle');
    }
  const all = told.join('\n') + (await page.content());
  expect(all).toContain('Own Kettles Limited');
  expect(foreign.filter((name) => all.includes(name))).toEqual([]);
  expect(wire.of('/requestdetails', 'GET').map(({ status }) => status)).toContain(200);
  expect(wire.of('/userdetails', 'GET').filter(({ status }) => status < 400)).toEqual([]);
});

const broken: Record<string, string | null> = {
  nothing: null,
  'no JSON': '{"role":"admin"',
  'a role alone': '{"role":"admin"}',
  'everything of another shape':
    '{"Name":7,"role":"admin","emailid":[],"clientname":{},"username":null,"modules":{"Modules":{"0":"Home"}},"idleSeconds":"x"}',
};
test('B3 currentDetails that are none lead to a drawing or to /unauthorized, and break nothing', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'drafter' }));
  await arrived(page);
  for (const [name, text] of Object.entries(broken))
    await test.step(name, async () => {
      await page.goto('/assets/tnc.txt');
      await page.evaluate((kept) => {
        if (kept === null) sessionStorage.removeItem('currentDetails');
        else sessionStorage.setItem('currentDetails', kept);
      }, text);
      await page.goto('/pages/settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This page failed')).toHaveCount(0);
    });
});

for (const [name, handle] of [
  ['somebody else’s', 'AAAAAAAAAAAAAAAAAAAAAA'],
  ['no handle at all', '<img src=x onerror=alert(1)>'],
] as const)
  test(`B3 B8 a flag with ${name} for a session handle gets a frame, then the login screen`, async ({
    page,
    wire,
    noise,
  }) => {
    noise.expect(/ERR_ABORTED/);
    await page.goto('/assets/tnc.txt');
    await page.evaluate((refresh) => {
      const modules = { Modules: ['Home', 'Settings'] };
      sessionStorage.setItem('isLoggedIn', 'true');
      sessionStorage.setItem('currentDetails', JSON.stringify({ Name: 'X', role: 'admin', modules }));
      sessionStorage.setItem('refresh', refresh);
    }, handle);
    await page.goto('/pages/settings');
    await page.waitForURL(/\/login$/);
    await expect(page.getByText('Session expired!')).toBeVisible();
    const answered = wire.heard.filter(({ path, status }) => status < 400 && !path.endsWith('/logoutuser'));
    expect(answered).toEqual([]);
  });

test('what this browser keeps for itself breaks nothing either', async ({ person, seat, page }) => {
  await page.goto('/assets/tnc.txt');
  await page.evaluate(() => {
    localStorage.setItem('appearance', '{"preference":"purple","density":7}');
    localStorage.setItem('umi_locale', 'xx-XX');
    localStorage.setItem('renewed', 'null');
    sessionStorage.setItem('farewell', '{');
    sessionStorage.setItem('returnTo', '//elsewhere.test/pages/index');
  });
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await seat(await person({ role: 'client' }));
  await arrived(page);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});
