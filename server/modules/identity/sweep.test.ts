import { db } from '../../platform/index.ts';
import { openTestPlatform } from '../../platform/testing.ts';
import { presentOnce } from './sso/sign-on.ts';
import { sweep } from './sweep.ts';
import { ssoPresented } from './tables.ts';

const hour = 3_600_000;

test('B11 what single sign-on was shown is remembered for a day, longer than any code is good', async () => {
  const platform = await openTestPlatform();
  const { database, clock } = platform;
  platform.jobs.schedule({ name: 'identity.sweep', rhythm: { hourlyAt: 17 } }, (run) => sweep(platform, run));
  const inside = <T>(work: () => Promise<T>) => database.tx({ kind: 'identity' }, work);
  const present = (code: string, state: string) => inside(() => presentOnce({ code, state }, clock.now()));
  try {
    expect(await present('code', 'state')).toBe(true);
    clock.advance(23 * hour);
    await platform.jobs.runScheduled('identity.sweep');
    expect(await present('code', 'another state')).toBe(false);
    expect(await present('another code', 'state')).toBe(false);
    clock.advance(48 * hour);
    await platform.jobs.runScheduled('identity.sweep');
    expect(await inside(() => db().$count(ssoPresented))).toBe(0);
  } finally {
    await platform.close();
  }
});
