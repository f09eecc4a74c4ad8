import { history } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { goToProviderSignOut, hasOpenProviderSession, readProviderSignOut } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { toast } from '@/shared/ui/toasts/toast-store';
import { completeLogin } from '../complete-login.ts';
import styles from '../login.module.css';
import { authorizeAddress } from './authorize-address.ts';
import { exchangeCode, FailedSignOn } from './exchange-code.ts';
import { providerAnswer } from './provider-answer.ts';
import { useSignOn } from './use-sign-on.ts';

const INTERSTITIAL_MS = 1000;

type SsoEntryProps = {
  hold: boolean;
  /** The client's own, by the id in its sign-in address; empty for the installation's. */
  provider?: string;
};

/**
 * Single sign-on: to the provider after a second in which one may stay, or back from it with its answer. Where there
 * is something to read first (`hold`), it waits for the person; where the provider is still to be told of the end of a
 * session, that comes before anything else.
 */
export function SsoEntry({ hold, provider = '' }: SsoEntryProps) {
  const t = useTexts();
  const [answer] = useState(() => providerAnswer(location.search));
  const [signedInThere] = useState(() => !answer && hasOpenProviderSession());
  const [endsThere] = useState(() => !answer && readProviderSignOut() !== '');
  const [choice, setChoice] = useState<'stay' | 'go' | null>(null);
  const stays = choice === null ? hold || signedInThere : choice === 'stay';
  const begun = useRef(false);
  const { place, isAsking, isGone } = useSignOn(provider);
  const isKnown = Boolean(place?.authorizeUrl);

  useEffect(() => {
    if (!answer || begun.current) return;
    begun.current = true;
    exchangeCode(answer, provider)
      .then((session) => completeLogin(session, 'sso'))
      .catch((error: unknown) => {
        const told = error instanceof Error ? error.message : '';
        toast.error('Login Failed', error instanceof FailedSignOn ? t(error.text) : told);
        history.replace('/unauthorized');
      });
  }, [answer, provider, t]);

  useEffect(() => {
    if (answer || endsThere || stays || !place?.authorizeUrl) return;
    const go = async () => location.assign(await authorizeAddress(place, provider));
    const leave = setTimeout(go, INTERSTITIAL_MS);
    return () => clearTimeout(leave);
  }, [answer, endsThere, stays, place, provider]);

  if (answer) return <p role="status">{t('sso.checking')}</p>;
  if (endsThere)
    return (
      <div className={styles.form}>
        <p>{t('sso.endThere')}</p>
        <PlainButton look="primary" onClick={goToProviderSignOut}>
          {t('sso.endThereGo')}
        </PlainButton>
      </div>
    );
  if (isAsking) return <p role="status">{t('sso.redirecting')}</p>;
  if (isGone) return <p role="alert">{t('sso.gone')}</p>;
  if (!isKnown)
    return (
      <div className={styles.form}>
        <p role="alert">{t('sso.unknown')}</p>
        <PlainButton onClick={() => location.reload()}>{t('sso.retry')}</PlainButton>
      </div>
    );
  const waiting = signedInThere && choice === null ? t('sso.signedInThere') : t('sso.stayed');
  return (
    <div className={styles.form}>
      <p role="status">{stays ? waiting : t('sso.redirecting')}</p>
      <PlainButton onClick={() => setChoice(stays ? 'go' : 'stay')}>
        {stays ? t('sso.go') : t('sso.cancel')}
      </PlainButton>
    </div>
  );
}
