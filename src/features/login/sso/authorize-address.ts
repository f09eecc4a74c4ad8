import { deployment } from '@/shared/http';
import { keepProof } from './proof.ts';

/** Where single sign-on begins: authorization code with PKCE, with a state and a nonce of this tab alone. */
export async function authorizeAddress(): Promise<string> {
  const { sso } = deployment();
  if (!sso) throw new Error('There is no single sign-on in this deployment.');
  const proof = await keepProof();
  const address = new URL(sso.authorizeUrl);
  const query = {
    response_type: 'code',
    client_id: sso.clientId,
    redirect_uri: sso.redirectUri,
    scope: sso.scope,
    state: proof.state,
    nonce: proof.nonce,
    code_challenge: proof.challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
