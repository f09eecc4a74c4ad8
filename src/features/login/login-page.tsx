import { Navigate, useParams } from '@umijs/max';
import { Suspense, useEffect, useState } from 'react';
import { deployment } from '@/shared/http';
import { forgetLoginFlags, keepSignInAddress, readLogoutMessageOnce } from '@/shared/session';
import { Literal } from '@/shared/texts/literal';
import { useDocumentLanguage } from '@/shared/texts/use-document-language';
import { speak, useTexts } from '@/shared/texts/use-texts';
import { Footer } from '@/shared/ui/footer/footer';
import { Logo } from '@/shared/ui/logo/logo';
import { toast } from '@/shared/ui/toasts/toast-store';
import styles from './login.module.css';
import { loginPart } from './steps/login-part.tsx';
import { LoginSteps } from './steps/login-steps.tsx';
import { SupplyChain } from './supply-chain.tsx';
import { useUnloadLogout } from './use-unload-logout.ts';

const LANGUAGES = { 'en-US': 'English', 'hi-IN': 'हिन्दी', 'ar-SA': 'العربية' } as const;

const SsoEntry = loginPart(async () => (await import('./sso/sso-entry.tsx')).SsoEntry);

/**
 * The login screen; `localOnly` is the administrators' door, which never leads to single sign-on. With an id in its address
 * it is that of a client with an identity provider of its own.
 */
export function LoginPage({ localOnly = false }: { localOnly?: boolean }) {
  const t = useTexts();
  const [name, setName] = useState('');
  const [notice, setNotice] = useState('');
  const { provider } = useParams();
  const isElsewhere = provider !== undefined && !/^[\da-f-]{36}$/.test(provider);
  const sso = provider !== undefined || (deployment().deployment === 'saas' && !localOnly);
  const invited = sso && new URLSearchParams(location.search).has('invite');
  useUnloadLogout();
  useDocumentLanguage();

  useEffect(() => {
    forgetLoginFlags();
    keepSignInAddress(provider);
    const logoutMessage = readLogoutMessageOnce();
    if (!logoutMessage) return;
    setNotice(logoutMessage.alert ? logoutMessage.message : (logoutMessage.stays ?? ''));
    if (!logoutMessage.alert) toast.error(logoutMessage.title, logoutMessage.message);
  }, [provider]);

  if (isElsewhere) return <Navigate to="/login" replace />;
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
            {sso ? (
              <Suspense>
                <SsoEntry hold={notice !== ''} provider={provider} />
              </Suspense>
            ) : (
              <LoginSteps onName={setName} />
            )}
          </div>
        </main>
      </div>
      <Footer />
    </div>
  );
}

/** The language of the login screen. After signing in, people see the language of their account. */
function LanguageSelect() {
  const t = useTexts();
  return (
    <select
      className={styles.language}
      aria-label={t('shell.language')}
      value={t.language}
      onChange={(event) => void speak(event.target.value)}
    >
      {Object.entries(LANGUAGES).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  );
}
