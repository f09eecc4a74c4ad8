import { Navigate } from '@umijs/max';
import { useEffect, useState } from 'react';
import { deployment } from '@/shared/http';
import { forgetLoginFlags, takeFarewell } from '@/shared/session';
import { Literal } from '@/shared/texts/literal';
import { useDocumentLanguage } from '@/shared/texts/use-document-language';
import { useTexts } from '@/shared/texts/use-texts';
import { Footer } from '@/shared/ui/footer/footer';
import { Logo } from '@/shared/ui/logo/logo';
import { toast } from '@/shared/ui/toasts/toast-store';
import { LanguageSelect } from './language-select.tsx';
import styles from './login.module.css';
import { LoginSteps } from './login-steps.tsx';
import { SsoEntry } from './sso/sso-entry.tsx';
import { SupplyChain } from './supply-chain.tsx';
import { useUnloadLogout } from './use-unload-logout.ts';

/** The login screen; `localOnly` is the administrators' door, which never leads to single sign-on. */
export function LoginPage({ localOnly = false }: { localOnly?: boolean }) {
  const t = useTexts();
  const [name, setName] = useState('');
  const [notice, setNotice] = useState('');
  const sso = deployment().deployment === 'saas' && !localOnly;
  const invited = sso && new URLSearchParams(location.search).has('invite');
  useUnloadLogout();
  useDocumentLanguage();

  useEffect(() => {
    forgetLoginFlags();
    const farewell = takeFarewell();
    if (!farewell) return;
    setNotice(farewell.alert ? farewell.message : (farewell.stays ?? ''));
    if (!farewell.alert) toast.error(farewell.title, farewell.message);
  }, []);

  // Invitations are for those who sign in here, and behind single sign-on that is the administrators' door.
  if (invited) return <Navigate to={`/admin/login${location.search}`} replace />;
  return (
    <div className={styles.screen}>
      <title>{`${t('login.login')} · Prudence`}</title>
      <div className={styles.halves}>
        <aside className={styles.picture} aria-label={t('login.about')}>
          <SupplyChain />
          <p>{t('login.promise')}</p>
        </aside>
        <main className={styles.side}>
          <div className={styles.card}>
            <div className={styles.head}>
              <Logo />
              <LanguageSelect />
            </div>
            <h1>
              <bdi>{name ? t('login.welcomeName', { name }) : t('login.welcome')}</bdi>
            </h1>
            {localOnly && <p className={styles.badge}>{t('login.localOnly')}</p>}
            {notice && (
              <p className={styles.alert} role="alert">
                <Literal>{notice}</Literal>
              </p>
            )}
            {sso ? <SsoEntry hold={notice !== ''} /> : <LoginSteps onName={setName} />}
          </div>
        </main>
      </div>
      <Footer />
    </div>
  );
}
