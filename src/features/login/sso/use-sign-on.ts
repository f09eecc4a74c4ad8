import { useEffect, useState } from 'react';
import { call, deployment } from '@/shared/http';
import type { AnswerOf } from '../../../../contract/index.ts';

export type SignOnPlace = AnswerOf<'GET /security/v1.0/clientsignon'>['Data'];

/** Where single sign-on begins: at the installation's provider, or at that of the client whose sign-in address this is. */
export function useSignOn(provider: string): {
  place: SignOnPlace | null;
  isAsking: boolean;
  isGone: boolean;
} {
  const [own, setOwn] = useState<SignOnPlace | 'asking' | 'gone' | null>('asking');
  useEffect(() => {
    if (!provider) return;
    call('GET /security/v1.0/clientsignon', { provider }, { quiet: true })
      .then(({ Data }) => setOwn(Data))
      .catch((error: { status?: number }) =>
        setOwn(error.status === 404 || error.status === 400 ? 'gone' : null),
      );
  }, [provider]);
  if (!provider) return { place: deployment().sso, isAsking: false, isGone: false };
  const place = own === 'asking' || own === 'gone' ? null : own;
  return { place, isAsking: own === 'asking', isGone: own === 'gone' };
}
