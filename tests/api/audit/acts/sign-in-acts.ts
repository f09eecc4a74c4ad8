import type { AnswerOf } from '../../../../contract/index.ts';
import { enter } from '../../../support/people/sign-in-as.ts';
import { buildPerson, codeNow, enterPassword, enterToken, password } from '../../identity/steps.ts';
import type { Cast, ScreeningApp } from '../../screening/screening-app.ts';
import type { ActsOf } from './act-case.ts';
import { newUser } from './people-acts.ts';
import { signedIn, ticket } from './second-factor-acts.ts';

type SignIn =
  | 'getuserdetails'
  | 'invitation'
  | 'twofactor'
  | 'updatepassword'
  | 'ssologin'
  | 'validateuser'
  | 'token/refresh'
  | 'logoutuser';

async function invitationOf(admin: Cast['admin']) {
  const { invitation = '' } = await admin.call('POST /security/v1.0/userdetails', newUser());
  return invitation.split('invite=')[1] ?? '';
}

async function passwordDue(test: ScreeningApp) {
  const browser = test.visitor();
  const { body } = await browser.attempt('POST /security/v1.0/invitation', {
    invite: await invitationOf(test.cast.admin),
  });
  return { browser, step: body as AnswerOf<'POST /security/v1.0/invitation'> };
}

export const signInActs: ActsOf<`/security/v1.0/${SignIn}`> = {
  'POST /security/v1.0/getuserdetails': [
    {
      does: 'the right password',
      leavesNothing: ticket,
      how: async (test) => {
        const { username } = await buildPerson(test);
        return () => enterPassword(test.visitor(), username);
      },
    },
    {
      does: 'a wrong password',
      leaves: ['user.sign_in_refused'],
      how: async (test) => {
        const { username } = await buildPerson(test);
        return () => enterPassword(test.visitor(), username, 'Wrong#Horse7');
      },
    },
  ],
  'POST /security/v1.0/invitation': [
    {
      does: 'a good link',
      leavesNothing: ticket,
      how: async (test) => {
        const invite = await invitationOf(test.cast.admin);
        return () => test.visitor().attempt('POST /security/v1.0/invitation', { invite });
      },
    },
    {
      does: 'a link of nobody',
      leaves: ['user.sign_in_refused'],
      how: async (test) => () =>
        test.visitor().attempt('POST /security/v1.0/invitation', { invite: 'of-nobody' }),
    },
  ],
  'POST /security/v1.0/twofactor': [
    {
      does: 'the right code',
      leaves: ['user.signed_in'],
      how: async (test) => {
        const { username } = await buildPerson(test);
        const browser = test.visitor();
        const { body: step } = await enterPassword(browser, username);
        return () => enterToken(browser, { code: codeNow(test), username, secret: step.secret });
      },
    },
    {
      does: 'a recovery code',
      leaves: ['user.recovery_code_used', 'user.signed_in'],
      how: async (test) => {
        const { browser: member, username } = await signedIn(test);
        const { codes } = await member.call('POST /security/v1.0/signinmethods', {
          action: 'make_recovery_codes',
        });
        const browser = test.visitor();
        const { body: step } = await enterPassword(browser, username);
        return () => enterToken(browser, { code: codes[0], username, secret: step.secret });
      },
    },
    {
      does: 'a wrong code',
      leaves: ['user.sign_in_refused'],
      how: async (test) => {
        const { username } = await buildPerson(test);
        const browser = test.visitor();
        const { body: step } = await enterPassword(browser, username);
        return () => enterToken(browser, { code: codeNow(test, 40), username, secret: step.secret });
      },
    },
  ],
  'POST /security/v1.0/updatepassword': [
    {
      does: 'a first password',
      leaves: ['user.password_changed'],
      how: async (test) => {
        const { browser, step } = await passwordDue(test);
        const NewPassword = 'Quiet#River42';
        const { username } = step;
        return () =>
          browser.attempt('POST /security/v1.0/updatepassword', {
            NewPassword,
            ConfirmPassword: NewPassword,
            username,
          });
      },
    },
    {
      does: 'a password of somebody else',
      leaves: ['user.sign_in_refused'],
      how: async (test) => {
        const { username } = await buildPerson(test);
        return () =>
          test.visitor().attempt('POST /security/v1.0/updatepassword', {
            NewPassword: password,
            ConfirmPassword: password,
            username,
          });
      },
    },
  ],
  'POST /security/v1.0/ssologin': [
    {
      does: 'a code of nobody',
      leaves: ['user.sign_in_refused'],
      how: async (test) => () =>
        test.visitor().attempt('POST /security/v1.0/ssologin', {
          code: 'none',
          redirect_uri: 'http://localhost:5011/login',
          state: 'a'.repeat(43),
          code_verifier: 'b'.repeat(43),
          nonce: 'c'.repeat(43),
        }),
    },
  ],
  'POST /security/v1.0/validateuser': [
    {
      does: 'somebody else',
      leaves: ['user.sign_in_refused'],
      how: async (test) => {
        const { username } = await buildPerson(test);
        return () => test.cast.drafter.attempt('POST /security/v1.0/validateuser', { username });
      },
    },
  ],
  'POST /security/v1.0/token/refresh': [
    {
      does: 'a token renewed',
      leavesNothing: 'A session renews itself every few minutes; its beginning and its end are told.',
      how: async (test) => {
        const member = await enter(test, test.cast.drafter.actor.userId);
        return () => member.attempt('POST /security/v1.0/token/refresh', { token: member.refresh });
      },
    },
    {
      does: 'a token used before',
      leaves: ['user.token_reused'],
      how: async (test) => {
        const member = await enter(test, test.cast.drafter.actor.userId);
        const cookie = `__Host-rt-${member.refresh}`;
        const first = member.cookies.get(cookie) ?? '';
        const renew = () => member.attempt('POST /security/v1.0/token/refresh', { token: member.refresh });
        await renew();
        test.platform.clock.advance(60_000);
        await renew();
        return () => {
          member.cookies.set(cookie, first);
          return renew();
        };
      },
    },
  ],
  'POST /security/v1.0/logoutuser': [
    {
      does: 'signing out',
      leaves: ['user.signed_out'],
      how: async (test) => {
        const leaving = await enter(test, test.cast.drafter.actor.userId);
        const { email: emailid } = leaving.actor;
        return () =>
          leaving.attempt('POST /security/v1.0/logoutuser', { emailid, refresh_token: leaving.refresh });
      },
    },
  ],
};
