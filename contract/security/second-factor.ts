import { z } from 'zod';
import { LoginLimits } from '../limits.ts';
import { dataOf, isoTime, operation } from '../operation.ts';
import { ROLES } from '../words.ts';
import { passkeyProof, passkeyRow } from './passkeys.ts';

/** What a person has besides the password. */
export const signInMethods = z.object({
  authenticator: z.boolean(),
  passkeys: z.array(passkeyRow),
  recoveryCodes: z.object({ left: z.number().int(), madeAt: isoTime.nullable() }),
});
export type SignInMethods = z.infer<typeof signInMethods>;

export const getSignInMethods = operation({
  method: 'GET',
  path: '/security/v1.0/signinmethods',
  title: 'Own second factors: authenticator, passkeys and recovery codes',
  access: ROLES,
  request: {},
  answer: dataOf(signInMethods),
  withoutPasskey: true,
  errors: [],
});

export const changeSignInMethods = operation({
  method: 'POST',
  path: '/security/v1.0/signinmethods',
  title: 'Create new recovery codes, which end the earlier ones; needs a second factor proven just now',
  access: ROLES,
  request: { action: z.literal('make_recovery_codes') },
  answer: dataOf(signInMethods).extend({
    /** Shown once: only hashes are kept. Each stands once for the authenticator's token. */
    codes: z.array(z.string()),
  }),
  personal: true,
  errors: ['auth.second_factor_needed', 'request.not_possible'],
});

export const proveSecondFactor = operation({
  method: 'POST',
  path: '/security/v1.0/secondfactor',
  title: 'Prove the second factor again within a session, for what asks for it',
  access: ROLES,
  request: {
    /** The authenticator’s token or a recovery code, or the passkey’s answer to the session’s challenge. */
    code: z.string().max(LoginLimits.token).optional(),
    passkey: passkeyProof.optional(),
  },
  answer: dataOf(z.string()),
  personal: true,
  withoutPasskey: true,
  errors: ['auth.refused'],
});

export const replaceAuthenticator = operation({
  method: 'POST',
  path: '/security/v1.0/authenticator',
  title:
    'Set up another authenticator in place of the own one, with a second factor proven just now: a new QR code, then its first token',
  access: ROLES,
  request: {
    act: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('begin') }),
      z.strictObject({ action: z.literal('confirm'), code: z.string().max(LoginLimits.token) }),
    ]),
  },
  answer: dataOf(signInMethods).extend({
    /** For `begin`; the authenticator of now works until the new one is confirmed. */
    otpauth_url: z.string().optional(),
  }),
  personal: true,
  withoutPasskey: true,
  errors: [
    'auth.refused',
    'auth.forgery',
    'auth.second_factor_needed',
    'input.media_type',
    'input.too_large',
    'request.not_possible',
  ],
});
