import { history, useSearchParams } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/shared/http';
import type { SignInAnswer } from './login-state.ts';

/** An invitation link stands for user name and password, once: it opens the password step. */
export function useInvitation(onAnswer: (answer: SignInAnswer) => void) {
  const [params] = useSearchParams();
  const [invite] = useState(() => params.get('invite') ?? '');
  const [state, setState] = useState<'none' | 'opening' | 'refused'>(invite === '' ? 'none' : 'opening');
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    if (!invite || asked.current) return;
    asked.current = true;
    call('POST /security/v1.0/invitation', { invite })
      .then((answer) => {
        onAnswer(answer);
        setState('none');
      })
      .catch(() => {
        history.replace(location.pathname);
        setState('refused');
      });
  }, [invite]);
  return state;
}
