import { z } from 'zod';
import { LoginLimits } from '../limits.ts';
import { dataOf, id, isoTime, operation, requiredLine, uniqueArray } from '../operation.ts';
import { ROLES } from '../words.ts';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/, 'Use base64url.');
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

export type Transport = z.infer<typeof transport>;

/** A passkey as its person sees it; its public key stays on the server. */
export const passkeyRow = z.object({
  id,
  name: z.string(),
  createdAt: isoTime,
  lastUsedAt: isoTime.nullable(),
});
export type PasskeyRow = z.infer<typeof passkeyRow>;

/** What the browser answers when a passkey is made (WebAuthn, `create`). */
const newCredential = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(2000),
  attestationObject: base64url(8000),
  transports: uniqueArray(transport).max(7),
});

/** What the browser answers when a passkey is used (WebAuthn, `get`). */
export const passkeyProof = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(1000),
  authenticatorData: base64url(400),
  signature: base64url(1000),
});
export type PasskeyProof = z.infer<typeof passkeyProof>;

const credential = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(transport).optional(),
});

/** What the browser is asked, to use a passkey. */
const useOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});

/** What the browser is asked, to make a passkey. */
const createOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(credential),
});

export const passkeyChallenge = operation({
  method: 'POST',
  path: '/security/v1.0/passkeychallenge',
  title: 'Sign in, step 2 by passkey: a challenge for one try, bound to the pre-login cookie',
  access: 'login',
  request: {},
  answer: dataOf(useOptions),
  errors: ['auth.refused'],
});

export const changePasskeys = operation({
  method: 'POST',
  path: '/security/v1.0/passkeys',
  title:
    'Own passkeys: options to make one, add, rename, remove, or a challenge to prove one; adding and removing need a second factor proven just now',
  access: ROLES,
  request: {
    act: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('options') }),
      z.strictObject({ action: z.literal('challenge') }),
      z.strictObject({
        action: z.literal('add'),
        name: requiredLine(LoginLimits.passkeyName),
        credential: newCredential,
      }),
      z.strictObject({ action: z.literal('rename'), id, name: requiredLine(LoginLimits.passkeyName) }),
      z.strictObject({ action: z.literal('remove'), id }),
    ]),
  },
  answer: dataOf(z.array(passkeyRow)).extend({
    /** For `options`: what the browser is asked, good for one try within five minutes. */
    options: createOptions.optional(),
    /** For `challenge`: what the browser is asked to prove a passkey within the session. */
    use: useOptions.optional(),
  }),
  personal: true,
  withoutPasskey: true,
  errors: ['auth.second_factor_needed', 'not_found', 'record.taken', 'request.not_possible'],
});
