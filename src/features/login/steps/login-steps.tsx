import { useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { endHeldSession } from '../held-session.ts';
import styles from '../login.module.css';
import { type LoginState, type SignInAnswer, stepAfter, stepsOf } from '../login-state.ts';
import { useInvitation } from '../use-invitation.ts';
import { CredentialsStep } from './credentials-step.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveredStep } from './recovered-step.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { TokenStep } from './token-step.tsx';

/** The way in with a local password, one step at a time; `onName` is told who it seems to be. */
export function LoginSteps({ onName }: { onName: (name: string) => void }) {
  const t = useTexts();
  const [state, setState] = useState<LoginState>({ step: 'credentials' });
  const go = (answer: SignInAnswer) => {
    setState(stepAfter(answer));
    onName(answer.username);
  };
  const invitation = useInvitation(go);
  if (invitation.isOpening) return <p role="status">{t('login.opening')}</p>;

  const startOver = () => {
    setState({ step: 'credentials' });
    onName('');
  };
  const leave = () => {
    endHeldSession();
    startOver();
  };
  return (
    <>
      <StepIndicator steps={stepsOf(state)} />
      {state.step === 'credentials' && (
        <>
          {invitation.refusal && (
            <p className={styles.alert} role="alert">
              {invitation.refusal}
            </p>
          )}
          <CredentialsStep onAnswer={go} />
        </>
      )}
      {state.step === 'token' && (
        <TokenStep
          answer={state.answer}
          agreed={state.agreed}
          onAgree={(agreed) => setState({ ...state, agreed })}
          onRecovered={(session) => setState({ step: 'recovered', session, type: state.answer.login_type })}
          onPasskeyDue={(session) => setState({ step: 'passkey', session, type: state.answer.login_type })}
          onStartOver={startOver}
        />
      )}
      {state.step === 'passkey' && (
        <PasskeyStep session={state.session} type={state.type} onStartOver={leave} />
      )}
      {state.step === 'recovered' && <RecoveredStep session={state.session} type={state.type} />}
      {state.step === 'password' && (
        <PasswordStep username={state.username} reason={state.reason} rule={state.rule} />
      )}
    </>
  );
}
