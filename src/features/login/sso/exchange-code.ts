import { accessToken, call, deployment } from '@/shared/http';
import type { AnswerOf } from '../../../../contract/index.ts';
import { takeProof } from './proof.ts';
import type { ProviderAnswer } from './provider-answer.ts';

type SsoSession = AnswerOf<'POST /security/v1.0/ssologin'>;

/** Why a sign-on came to nothing before the server was asked, by the id of its text. */
export class FailedSignOn extends Error {
  readonly text: 'sso.notOurs' | 'sso.refused';

  constructor(text: FailedSignOn['text']) {
    super(text);
    this.text = text;
  }
}

/**
 * Trades the provider's code for a session: the server does the exchange and judges who that is, and confirms it to
 * whoever asks right away. Without the confirmation the session ends before anybody uses it.
 */
export async function exchangeCode(
  { code, state, iss, error }: ProviderAnswer,
  provider: string,
): Promise<SsoSession> {
  const proof = takeProof(state, provider);
  if (!proof) throw new FailedSignOn('sso.notOurs');
  // Anybody can write an address with an error in it: its words are not shown.
  if (error) throw new FailedSignOn('sso.refused');
  const session = await call(
    'POST /security/v1.0/ssologin',
    {
      code,
      state,
      ...(iss === undefined ? {} : { iss }),
      ...(provider
        ? { provider, redirect_uri: `${location.origin}/login/${provider}` }
        : { redirect_uri: deployment().sso?.redirectUri ?? '' }),
      code_verifier: proof.verifier,
      nonce: proof.nonce,
    },
    { quiet: true },
  );
  try {
    const { emailid, username } = session.Data;
    await call(
      'POST /security/v1.0/validateuser',
      { emailid: emailid || 'Unknown', username: username || 'Unknown' },
      { quiet: true },
    );
    return session;
  } catch (problem) {
    await call('POST /security/v1.0/logoutuser', { refresh_token: session.refresh }, { quiet: true }).catch(
      () => undefined,
    );
    accessToken.clear();
    throw problem;
  }
}
