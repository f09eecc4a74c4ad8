import { useEffect, useState } from 'react';
import { deployment } from '@/shared/http';
import { type Farewell, forgetLoginFlags, takeFarewell } from '@/shared/session';
import { useDocumentLanguage } from '@/shared/texts/use-document-language';
import { useTexts } from '@/shared/texts/use-texts';
import { Footer } from '@/shared/ui/footer/footer';
import { Logo } from '@/shared/ui/logo/logo';
import { toast } from '@/shared/ui/toasts/toast-store';
import { CredentialsStep } from './credentials-step.tsx';
import styles from './login.module.css';
import { type LoginState, stepAfter } from './login-state.ts';
import { PasswordStep } from './password-step.tsx';
import { SsoEntry } from './sso/sso-entry.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { SupplyChain } from './supply-chain.tsx';
import { TokenStep } from './token-step.tsx';
import { useInvitation } from './use-invitation.ts';
import { useUnloadLogout } from './use-unload-logout.ts';

/** The login screen; `localOnly` is the administrators' door, which never leads to single sign-on. */
export function LoginPage({ localOnly = false }: { localOnly?: boolean }) {
  const t = useTexts();
  const [state, setState] = useState<LoginState>({ step: 'credentials' });
  const [alert, setAlert] = useState<Farewell | null>(null);
  const sso = deployment().deployment === 'saas' && !localOnly;
  const invitation = useInvitation((answer) => setState(stepAfter(answer)));
  useUnloadLogout();
  useDocumentLanguage();

  useEffect(() => {
    forgetLoginFlags();
    const farewell = takeFarewell();
    if (farewell?.alert) setAlert(farewell);
    else if (farewell) toast.error(farewell.title, farewell.message);
  }, []);

  const name =
    state.step === 'token' ? state.answer.username : state.step === 'password' ? state.username : '';
  return (
    <div className={styles.screen}>
      <title>Login – Prudence</title>
      <div className={styles.halves}>
        <aside className={styles.picture}>
          <SupplyChain />
          <p>{t('login.promise')}</p>
        </aside>
        <main className={styles.side}>
          <div className={styles.card}>
            <Logo />
            <h1>{name ? t('login.welcomeName', { name }) : t('login.welcome')}</h1>
            {localOnly && <p className={styles.badge}>{t('login.localOnly')}</p>}
            {alert && (
              <p className={styles.alert} role="alert">
                {alert.message}
              </p>
            )}
            {sso ? (
              <SsoEntry />
            ) : (
              <>
                <StepIndicator state={state} />
                {state.step === 'credentials' && !invitation.opening && (
                  <CredentialsStep onAnswer={(answer) => setState(stepAfter(answer))} />
                )}
                {invitation.opening && <p role="status">{t('login.opening')}</p>}
                {state.step === 'token' && (
                  <TokenStep answer={state.answer} onStartOver={() => setState({ step: 'credentials' })} />
                )}
                {state.step === 'password' && (
                  <PasswordStep username={state.username} reason={state.reason} />
                )}
              </>
            )}
          </div>
        </main>
      </div>
      <Footer />
    </div>
  );
}
