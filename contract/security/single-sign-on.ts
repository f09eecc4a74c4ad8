import { z } from 'zod';
import { dataOf, id, operation } from '../operation.ts';
import { twoFactor } from './sign-in.ts';

/** What the browser made at random and kept to itself until the provider answered. */
const proof = z.string().regex(/^[A-Za-z0-9._~-]{16,200}$/, 'Use 16 to 200 unreserved characters.');

export const getClientSignOn = operation({
  method: 'GET',
  path: '/security/v1.0/clientsignon',
  title: 'Where the people of a client sign in: its own identity provider, by the id in the sign-in address',
  access: 'public',
  request: { provider: id },
  answer: dataOf(
    z.object({
      /** Empty while the provider does not answer. */
      authorizeUrl: z.string(),
      clientId: z.string(),
      redirectUri: z.string(),
      scope: z.string(),
    }),
  ),
  errors: ['not_found'],
});

export const ssoLogin = operation({
  method: 'POST',
  path: '/security/v1.0/ssologin',
  title: 'Sign in by single sign-on: the server exchanges the code of the identity provider',
  access: 'public',
  request: {
    /** The client's own identity provider; without it the one of the installation. */
    provider: id.optional(),
    code: z.string().min(1).max(4000),
    /** The one of this provider, to the letter. */
    redirect_uri: z.string().max(2000),
    state: proof,
    /** PKCE, method S256 (RFC 7636). */
    code_verifier: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/, 'Use 43 to 128 unreserved characters.'),
    nonce: proof,
    /** The issuer that came back beside the code, where the provider says it (RFC 9207). */
    iss: z.string().max(2000).optional(),
  },
  answer: twoFactor.answer.extend({
    /** The hint for signing out at the installation's provider; it opens nothing here. Empty for a client's own. */
    id_token: z.string(),
  }),
  errors: ['auth.refused', 'access.network', 'access.own_provider'],
});

export const validateUser = operation({
  method: 'POST',
  path: '/security/v1.0/validateuser',
  title: 'Confirm that the person whom single sign-on has just let in is the one the caller means',
  access: 'login',
  request: {
    emailid: z.string().max(320).default('Unknown'),
    username: z.string().max(320).default('Unknown'),
  },
  answer: z.object({ Result: z.literal('Success'), Data: z.string() }),
  errors: ['auth.refused'],
});
