import { z } from 'zod';
import { LoginLimits } from '../limits.ts';
import { dataOf, isoTime, operation } from '../operation.ts';
import { PASSWORD_RULES, passwordLength } from '../password-rules.ts';
import { ROLES } from '../words.ts';
import { passkeyProof } from './passkeys.ts';

/** Counted as people count characters; how short it may be is the rule's to say. */
const password = z
  .string()
  .refine(
    (text) => text.length <= 4 * LoginLimits.passwordMax && passwordLength(text) <= LoginLimits.passwordMax,
    `Use at most ${LoginLimits.passwordMax} characters.`,
  );

/** What the browser keeps in session storage as `currentDetails`; never trusted by the server. */
export const currentDetails = z.object({
  Name: z.string(),
  role: z.enum(ROLES),
  emailid: z.string(),
  clientname: z.string(),
  username: z.string(),
  modules: z.object({ Modules: z.array(z.string()) }),
  language: z.string(),
  readOnly: z.boolean(),
  /** Of the security policy: how long a session lives without a person, and how a password must be made. */
  idleSeconds: z.number().int(),
  passwordRule: z.enum(PASSWORD_RULES),
  /** The security policy asks for a passkey first; other calls are refused until one is added. */
  passkeyDue: z.boolean(),
  /** When this person had signed in before this session; empty the first time. */
  previousSignIn: z.union([isoTime, z.literal('')]),
  /** Attempts to sign in as this person that were refused between then and this session. */
  failedSignIns: z.number().int(),
});
export type CurrentDetails = z.infer<typeof currentDetails>;

export const getUserDetails = operation({
  method: 'POST',
  path: '/security/v1.0/getuserdetails',
  title: 'Sign in, step 1: username and password',
  access: 'public',
  request: {
    username: z.string().max(LoginLimits.username),
    password,
  },
  answer: z.object({
    Result: z.enum(['Success', 'MaxAgeLimit', 'FirstTimeLogin']),
    Data: z.string(),
    username: z.string(),
    refresh: z.string(),
    login_type: z.enum(['local', 'sso']),
    /** A challenge of 16 characters bound to the pre-login cookie; never the authenticator's seed. */
    secret: z.string(),
    /** Only until the first successful token. */
    otpauth_url: z.string().optional(),
    /** Whether a passkey can take the place of the token. */
    passkey: z.boolean(),
    tnc_accepted: z.boolean(),
    /** How a new password must be made. */
    password_rule: z.enum(PASSWORD_RULES),
  }),
  errors: ['auth.refused', 'access.network', 'access.own_provider'],
});

/** An invitation opens the password step: the link's token stands for username and password once. */
export const acceptInvitation = operation({
  method: 'POST',
  path: '/security/v1.0/invitation',
  title: 'Sign in, step 1 by invitation link',
  access: 'public',
  request: { invite: z.string().max(200) },
  answer: getUserDetails.answer,
  errors: ['auth.refused', 'access.network', 'access.own_provider'],
});

/** The plain text inside `payload`. */
export const twoFactorPayload = z.strictObject({
  /** The authenticator's six digits, or a recovery code. */
  code: z.string().max(LoginLimits.token),
  username: z.string().max(LoginLimits.username),
  secret: z.string().length(16),
  tncAccepted: z.boolean(),
  /** In place of the code, which is then empty; answers the challenge of `passkeychallenge`. */
  passkey: passkeyProof.optional(),
});

export const twoFactor = operation({
  method: 'POST',
  path: '/security/v1.0/twofactor',
  title: 'Sign in, step 2: authenticator token and terms',
  access: 'login',
  request: { payload: z.string().max(4000) },
  answer: z.object({
    Result: z.literal('Success'),
    access: z.string(),
    refresh: z.string(),
    Data: currentDetails,
  }),
  errors: ['auth.refused'],
});

export const updatePassword = operation({
  method: 'POST',
  path: '/security/v1.0/updatepassword',
  title: 'Change the password',
  access: 'login',
  request: {
    NewPassword: password,
    ConfirmPassword: password,
    username: z.string().max(LoginLimits.username),
    maxagelimit: z.boolean().optional(),
    onfirstlogin: z.boolean().optional(),
  },
  answer: z.object({ Result: z.enum(['Success', 'Failed']), Data: z.string() }),
  errors: ['auth.refused', 'auth.recent_login_needed'],
});

export const refreshToken = operation({
  method: 'POST',
  path: '/security/v1.0/token/refresh',
  title: 'New access token for a session handle and its cookie',
  access: 'public',
  request: { token: z.string().max(200) },
  answer: z.object({
    Result: z.literal('Success'),
    access: z.string(),
    refresh: z.string(),
    Data: currentDetails,
  }),
  errors: ['auth.refused', 'auth.token_missing'],
});

export const logoutUser = operation({
  method: 'POST',
  path: '/security/v1.0/logoutuser',
  title: 'End the session of handle and cookie',
  access: 'public',
  request: { emailid: z.string().max(320).optional(), refresh_token: z.string().max(200).optional() },
  answer: dataOf(z.string()),
  errors: [],
});
