import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import type { z } from 'zod';
import type { ssoLogin } from '../../../../contract/security/single-sign-on.ts';
import { type Log, problem } from '../../../platform/index.ts';
import type { SignOnReason } from '../sign-in/record-refusal.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { isOutage } from './is-outage.ts';
import { type Claims, type ProvenIdentity, readIdentity } from './read-identity.ts';

export type Presented = Omit<z.output<typeof ssoLogin.request>, 'C_TIMESTAMP'>;
type Exchanged = { identity: ProvenIdentity; idToken: string };

/**
 * Asks the provider who stands behind a code. Nothing that came through the browser is believed: the code is traded
 * under our secret and the browser's verifier, the id token's signature, issuer, audience, times and nonce are
 * checked, and the user information must be about the same subject. Never call it inside tx().
 */
export async function exchangeCode(
  provider: IdentityProvider,
  presented: Presented,
  log: Log,
): Promise<Exchanged | { reason: SignOnReason }> {
  let step: SignOnReason = 'provider';
  try {
    const configuration = await provider.configuration();
    step = 'code';
    const tokens = await grant(configuration, presented);
    step = 'id_token';
    const idClaims = tokens.claims();
    if (!idClaims || !tokens.id_token) return { reason: step };
    step = 'userinfo';
    const info = configuration.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(configuration, tokens.access_token, idClaims.sub)
      : {};
    const claims: Claims = { ...idClaims, ...info, iss: idClaims.iss, sub: idClaims.sub };
    return { identity: readIdentity(claims, provider.settings.roleClaim), idToken: tokens.id_token };
  } catch (error) {
    return judge(error as Error, step, log);
  }
}

function grant(configuration: Configuration, { code, state, iss, redirect_uri, ...proof }: Presented) {
  const answer = new URL(redirect_uri);
  answer.searchParams.set('code', code);
  answer.searchParams.set('state', state);
  if (iss !== undefined) answer.searchParams.set('iss', iss);
  return authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: proof.nonce,
    pkceCodeVerifier: proof.code_verifier,
    idTokenExpected: true,
  });
}

const unreadable = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);
/** The provider does not know us: the operator's to mend. */
const notOurs = new Set(['invalid_client', 'unauthorized_client']);

/** Only codes of errors are logged: what caused them may hold tokens. */
function judge(error: Error & { code?: string; error?: string }, step: SignOnReason, log: Log) {
  const why = { step, reason: error.error ?? error.code ?? error.name };
  if (isOutage(error)) {
    log.warn(why, 'the identity provider does not answer');
    throw problem('server.busy', 'Can’t reach the identity provider. Try again in a moment.', {
      retryAfter: 10,
    });
  }
  log.warn(why, 'single sign-on refused');
  if (unreadable.has(error.code ?? '') || notOurs.has(error.error ?? ''))
    return { reason: 'provider' as const };
  // What the provider says to a code carries its error; what does not is a token that does not hold.
  return { reason: step === 'code' && !error.error ? ('id_token' as const) : step };
}
