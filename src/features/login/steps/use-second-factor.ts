import { useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { signWithPasskey } from '@/shared/passkeys/passkeys';
import { useTexts } from '@/shared/texts/use-texts';
import { toast } from '@/shared/ui/toasts/toast-store';
import { encryptPayload } from '../encrypt-payload.ts';
import { holdSession } from '../held-session.ts';
import type { SignInAnswer, TokenAnswer } from '../login-state.ts';
import { useRefusal } from '../use-refusal.ts';

type Factor = { code: string };
type SecondFactorOptions = {
  answer: SignInAnswer;
  agreed: boolean;
  onEntered: (session: TokenAnswer, factor: Factor) => unknown;
};

/** Signs in with a code or a passkey after the password; a refusal is kept for its field. */
export function useSecondFactor({ answer, agreed, onEntered }: SecondFactorOptions) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal();

  /** `prove` answers the second factor, or null when the person gave none. */
  const enter = async (prove: () => Promise<Factor | null>) => {
    if (busy) return;
    setBusy(true);
    refusal.clear();
    try {
      const factor = await prove();
      if (!factor) return;
      const { username, secret } = answer;
      const payload = encryptPayload({ ...factor, username, secret, tncAccepted: agreed }, secret);
      const session = await call('POST /security/v1.0/twofactor', { payload });
      holdSession(session.refresh);
      await onEntered(session, factor);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toast.error('Login Failed', error.message);
      refusal.refuse(error.message);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    refusal,
    enterCode: (code: string) => enter(async () => ({ code })),
    enterByPasskey: () =>
      enter(async () => {
        const { Data } = await call('POST /security/v1.0/passkeychallenge', {});
        const passkey = await signWithPasskey(Data);
        if (!passkey) refusal.refuse(t('login.passkeyNotUsed'));
        return passkey && { code: '', passkey };
      }),
  };
}
