import { history, useSearchParams } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';
import type { SignInAnswer } from './login-state.ts';

type Invitation = { isOpening: boolean; refusal: string };

/** An invitation link stands for user name and password, once: it opens the password step. */
export function useInvitation(onAnswer: (answer: SignInAnswer) => void): Invitation {
  const t = useTexts();
  const [params] = useSearchParams();
  const [invite] = useState(() => params.get('invite') ?? '');
  const [state, setState] = useState<Invitation>({ isOpening: invite !== '', refusal: '' });
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    if (!invite || asked.current) return;
    asked.current = true;
    // What became of it is said above the form.
    call('POST /security/v1.0/invitation', { invite }, { quiet: true })
      .then((answer) => {
        onAnswer(answer);
        setState({ isOpening: false, refusal: '' });
      })
      .catch((error) => {
        // Good elsewhere: the address keeps the link, so that a reload opens it.
        const isElsewhere =
          error instanceof ApiProblem && ['access.network', 'access.own_provider'].includes(error.code);
        if (!isElsewhere) history.replace(location.pathname);
        setState({ isOpening: false, refusal: isElsewhere ? error.message : t('login.invitationOver') });
      });
  }, [invite]);
  return state;
}
