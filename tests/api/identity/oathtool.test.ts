import { execFileSync } from 'node:child_process';
import { seedOf } from '../../support/people/totp.ts';
import { testWith } from '../../support/runner/test-with.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { buildPerson, enterPassword, enterToken } from './steps.ts';

const test1 = await openTestApp();
afterAll(() => test1.close());

/** The code of somebody else's authenticator for the moment of our clock, or so many seconds from it. */
function oathtool(seed: string, seconds = 0) {
  const at = new Date(test1.platform.clock.now().getTime() + seconds * 1000);
  const now = `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return execFileSync('oathtool', ['--totp', '--base32', seed, '--now', now], { encoding: 'utf8' }).trim();
}

testWith('oathtool')(
  'A10 A12 the codes that oathtool computes from the address we show sign in',
  async () => {
    const { username } = await buildPerson(test1, { seed: undefined });
    const browser = test1.visitor();
    const first = (await enterPassword(browser, username)).body;
    const seed = seedOf(first.otpauth_url ?? '');
    const enter = (code: string, secret: string) => enterToken(browser, { code, username, secret });
    expect((await enter(oathtool(seed), first.secret)).status).toBe(200);
    for (let day = 0; day < 5; day += 1) {
      test1.platform.clock.advance(86_400_000 + 7_000);
      const { body: step } = await enterPassword(browser, username);
      expect((await enter(oathtool(seed, 90), step.secret)).status).toBe(403);
      expect((await enter(oathtool(seed), step.secret)).status).toBe(200);
    }
  },
);
