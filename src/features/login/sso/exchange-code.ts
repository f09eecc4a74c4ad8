import { request } from '@umijs/max';
import { addressOf, deployment } from '@/shared/http';
import type { CurrentDetails } from '@/shared/session';
import { takeProof } from './proof.ts';

type SsoSession = {
  Result: string;
  access: string;
  refresh: string;
  id_token?: string;
  Data: CurrentDetails;
};

/** Trades the provider's code for a session; the server does the exchange and judges who that is. */
export async function exchangeCode(code: string, state: string): Promise<SsoSession> {
  const proof = takeProof(state);
  if (!proof) throw new Error('The answer of the identity provider does not belong to this tab.');
  const session: SsoSession = await request(addressOf('/security/v1.0/ssologin'), {
    method: 'POST',
    data: {
      code,
      state,
      redirect_uri: deployment().sso?.redirectUri,
      code_verifier: proof.verifier,
      nonce: proof.nonce,
    },
  });
  const { Data } = session;
  const valid: { Result: string } = await request(addressOf('/security/v1.0/validateuser'), {
    method: 'POST',
    data: { emailid: Data.emailid || 'Unknown', username: Data.username || 'Unknown' },
  });
  if (valid.Result !== 'Success') throw new Error('This account is not registered here.');
  return session;
}
