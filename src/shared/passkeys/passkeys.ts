import type { AnswerOf, RequestOf } from '../../../contract/index.ts';
import { loadPart } from '../http/api-problem.ts';

type CreateOptions = NonNullable<AnswerOf<'POST /security/v1.0/passkeys'>['options']>;
type UseOptions = AnswerOf<'POST /security/v1.0/passkeychallenge'>['Data'];
type NewCredential = Extract<
  RequestOf<'POST /security/v1.0/passkeys'>['act'],
  { action: 'add' }
>['credential'];

export const supportsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Has the browser make a passkey; null when the person or the browser did not. */
export async function createPasskey(optionsJSON: CreateOptions): Promise<NewCredential | null> {
  const { startRegistration } = await loadPart(() => import('@simplewebauthn/browser'));
  const made = await startRegistration({ optionsJSON }).catch(() => null);
  if (!made) return null;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return {
    id: made.id,
    clientDataJSON,
    attestationObject,
    transports: transports as NewCredential['transports'],
  };
}

/** Has the browser sign the challenge; null when the person or the browser did not. */
export async function signWithPasskey(optionsJSON: UseOptions) {
  const { startAuthentication } = await loadPart(() => import('@simplewebauthn/browser'));
  const used = await startAuthentication({ optionsJSON }).catch(() => null);
  if (!used) return null;
  const { clientDataJSON, authenticatorData, signature } = used.response;
  return { id: used.id, clientDataJSON, authenticatorData, signature };
}
