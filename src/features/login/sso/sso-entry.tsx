import { history } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { toast } from '@/shared/ui/toasts/toast-store';
import { completeLogin } from '../complete-login.ts';
import styles from '../login.module.css';
import { authorizeAddress } from './authorize-address.ts';
import { exchangeCode } from './exchange-code.ts';

const INTERSTITIAL_MS = 1000;

/** Single sign-on: to the provider after a second in which one may stay, or back from it with a code. */
export function SsoEntry() {
  const t = useTexts();
  const [stayed, setStayed] = useState(false);
  const [code] = useState(() => new URLSearchParams(location.search).get('code') ?? '');
  const begun = useRef(false);

  useEffect(() => {
    if (!code || begun.current) return;
    begun.current = true;
    exchangeCode(code, new URLSearchParams(location.search).get('state') ?? '')
      .then((session) => completeLogin(session, 'sso'))
      .catch((error: unknown) => {
        toast.error('Login Failed', error instanceof Error ? error.message : '');
        history.replace('/unauthorized');
      });
  }, [code]);

  useEffect(() => {
    if (code || stayed) return;
    const leave = setTimeout(async () => location.assign(await authorizeAddress()), INTERSTITIAL_MS);
    return () => clearTimeout(leave);
  }, [code, stayed]);

  if (code) return <p role="status">{t('sso.checking')}</p>;
  return (
    <div className={styles.form}>
      <p role="status">{stayed ? t('sso.stayed') : t('sso.redirecting')}</p>
      <PlainButton onClick={() => setStayed(!stayed)}>{stayed ? t('sso.go') : t('sso.cancel')}</PlainButton>
    </div>
  );
}
