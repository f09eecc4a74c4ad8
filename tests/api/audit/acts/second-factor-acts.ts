import { softwareAuthenticator } from '../../../support/people/software-authenticator.ts';
import { seedOf } from '../../../support/people/totp.ts';
import { buildPerson, codeNow, enterPassword, signInWith } from '../../identity/steps.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import type { ActsOf } from './act-case.ts';

type SecondFactor = 'signinmethods' | 'authenticator' | 'passkeychallenge' | 'passkeys' | 'secondfactor';

export const ticket = 'It opens the next step; who came in is told when the last one is passed.';

export async function signedIn(test: ScreeningApp) {
  const { username } = await buildPerson(test);
  const browser = test.visitor();
  await signInWith(test, browser, username);
  return { browser, username };
}

const passkeys = 'POST /security/v1.0/passkeys';

/** Answers what adds a passkey, with options of its own each time. */
async function passkeyMaker(test: ScreeningApp) {
  const { browser, username } = await signedIn(test);
  const authenticator = softwareAuthenticator(new URL(test.platform.env.baseUrl).origin);
  const add = async () => {
    const { options } = await browser.call(passkeys, { act: { action: 'options' } });
    if (!options) throw new Error('no options were answered');
    const credential = authenticator.create(options);
    return browser.attempt(passkeys, { act: { action: 'add', name: 'Key', credential } });
  };
  return { browser, username, add };
}

async function withPasskey(test: ScreeningApp) {
  const { browser, username, add } = await passkeyMaker(test);
  const { body } = await add();
  return { browser, username, id: body.Data[0]?.id ?? '' };
}

export const secondFactorActs: ActsOf<`/security/v1.0/${SecondFactor}`> = {
  'POST /security/v1.0/signinmethods': [
    {
      does: 'new recovery codes',
      leaves: ['user.recovery_codes_made'],
      how: async (test) => {
        const { browser } = await signedIn(test);
        return () => browser.attempt('POST /security/v1.0/signinmethods', { action: 'make_recovery_codes' });
      },
    },
  ],
  'POST /security/v1.0/authenticator': [
    {
      does: 'a new QR code',
      leavesNothing: 'The authenticator of now works until the new one is confirmed.',
      how: async (test) => {
        const { browser } = await signedIn(test);
        return () => browser.attempt('POST /security/v1.0/authenticator', { act: { action: 'begin' } });
      },
    },
    {
      does: 'its first token',
      leaves: ['user.authenticator_replaced'],
      how: async (test) => {
        const { browser } = await signedIn(test);
        const begun = await browser.call('POST /security/v1.0/authenticator', { act: { action: 'begin' } });
        const code = codeNow(test, 0, seedOf(begun.otpauth_url ?? ''));
        return () =>
          browser.attempt('POST /security/v1.0/authenticator', { act: { action: 'confirm', code } });
      },
    },
  ],
  'POST /security/v1.0/passkeychallenge': [
    {
      does: 'a challenge',
      leavesNothing: ticket,
      how: async (test) => {
        const { username } = await withPasskey(test);
        const browser = test.visitor();
        await enterPassword(browser, username);
        return () => browser.attempt('POST /security/v1.0/passkeychallenge', {});
      },
    },
  ],
  'POST /security/v1.0/passkeys': [
    {
      does: 'options to make one',
      leavesNothing: 'It asks the browser; what is made of it is told.',
      how: async (test) => {
        const { browser } = await signedIn(test);
        return () => browser.attempt(passkeys, { act: { action: 'options' } });
      },
    },
    {
      does: 'a new one',
      leaves: ['user.passkey_added'],
      how: async (test) => (await passkeyMaker(test)).add,
    },
    {
      does: 'another name',
      leaves: ['user.passkey_renamed'],
      how: async (test) => {
        const { browser, id } = await withPasskey(test);
        return () => browser.attempt(passkeys, { act: { action: 'rename', id, name: 'Laptop' } });
      },
    },
    {
      does: 'one fewer',
      leaves: ['user.passkey_removed'],
      how: async (test) => {
        const { browser, id } = await withPasskey(test);
        return () => browser.attempt(passkeys, { act: { action: 'remove', id } });
      },
    },
  ],
  'POST /security/v1.0/secondfactor': [
    {
      does: 'the next token',
      leaves: ['user.second_factor_proven'],
      how: async (test) => {
        const { browser } = await signedIn(test);
        return () => browser.attempt('POST /security/v1.0/secondfactor', { code: codeNow(test, 1) });
      },
    },
  ],
};
