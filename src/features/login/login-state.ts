import type { TextId } from '@/shared/texts/use-texts';
import type { AnswerOf } from '../../../contract/index.ts';
import type { PasswordRuleName } from '../../../contract/password-rules.ts';

export type SignInAnswer = AnswerOf<'POST /security/v1.0/getuserdetails'>;
export type TokenAnswer = AnswerOf<'POST /security/v1.0/twofactor'>;
export type LoginState =
  | { step: 'credentials' }
  | { step: 'token'; answer: SignInAnswer; agreed: boolean }
  | { step: 'passkey'; session: TokenAnswer; type: SignInAnswer['login_type'] }
  /** Signed in with a recovery code: the authenticator may be lost. */
  | { step: 'recovered'; session: TokenAnswer; type: SignInAnswer['login_type'] }
  | {
      step: 'password';
      username: string;
      reason: 'MaxAgeLimit' | 'FirstTimeLogin';
      rule: PasswordRuleName;
    };
export type Step = { text: TextId; state: 'done' | 'current' | 'ahead' };

/** The step that follows the credentials or the invitation. */
export function stepAfter(answer: SignInAnswer): LoginState {
  if (answer.Result === 'Success') return { step: 'token', answer, agreed: answer.tnc_accepted };
  const { username, Result: reason, password_rule: rule } = answer;
  return { step: 'password', username, reason, rule };
}

/** Sign in → verify → terms, or the password that must be changed first. */
export function stepsOf(state: LoginState): readonly Step[] {
  const signIn: Step = { text: 'steps.signIn', state: state.step === 'credentials' ? 'current' : 'done' };
  if (state.step === 'password') return [signIn, { text: 'steps.password', state: 'current' }];
  if (state.step === 'passkey') return [signIn, { text: 'steps.passkey', state: 'current' }];
  if (state.step === 'recovered') return [signIn, { text: 'steps.authenticator', state: 'current' }];
  const agreed = state.step === 'token' && state.agreed;
  return [
    signIn,
    { text: 'steps.verify', state: state.step === 'token' ? 'current' : 'ahead' },
    { text: 'steps.terms', state: agreed ? 'done' : 'ahead' },
  ];
}
