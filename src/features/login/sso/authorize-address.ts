import { keepProof } from './proof.ts';
import type { SignOnPlace } from './use-sign-on.ts';

/** Where single sign-on begins: authorization code with PKCE, with a state and a nonce of this tab alone. */
export async function authorizeAddress(place: SignOnPlace, provider: string): Promise<string> {
  const proof = await keepProof(provider);
  const address = new URL(place.authorizeUrl);
  const query = {
    response_type: 'code',
    client_id: place.clientId,
    redirect_uri: place.redirectUri,
    scope: place.scope,
    state: proof.state,
    nonce: proof.nonce,
    code_challenge: proof.challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
