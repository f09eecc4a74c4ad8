import { addAccount, openSsoHouse, signOnAs } from './sso-house.ts';
import { buildPerson, minutes } from './steps.ts';

const house = await openSsoHouse();
afterAll(() => house.close());

test('A20 single sign-on counts as a fresh second factor for ten minutes; who has no authenticator here then signs in again', async () => {
  const boss = await buildPerson(house, {
    username: 'leela',
    role: 'admin',
    password: undefined,
    seed: undefined,
  });
  addAccount(house, 'leela', { preferredMail: boss.email });
  const browser = house.visitor('10.0.1.1');
  Object.assign(browser, { access: (await signOnAs(house, browser, 'leela')).body.access });
  const disable = () =>
    browser.attempt('POST /security/v1.0/userdetails', { action: 'disable', id: crypto.randomUUID() });
  expect((await disable()).status).toBe(404);
  house.platform.clock.advance(minutes(11));
  const { access } = await browser.call('POST /security/v1.0/token/refresh', { token: browser.refresh });
  Object.assign(browser, { access });
  const late = await disable();
  expect([late.status, late.body.code]).toEqual([422, 'auth.recent_login_needed']);
});
