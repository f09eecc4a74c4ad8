import type { AnswerOf } from '../../../contract/index.ts';

export type SignInAnswer = AnswerOf<'POST /security/v1.0/getuserdetails'>;
export type LoginState =
  | { step: 'credentials' }
  | { step: 'token'; answer: SignInAnswer }
  | { step: 'password'; username: string; reason: 'MaxAgeLimit' | 'FirstTimeLogin' };

/** The step that follows the credentials or the invitation. */
export function stepAfter(answer: SignInAnswer): LoginState {
  if (answer.Result === 'Success') return { step: 'token', answer };
  return { step: 'password', username: answer.username, reason: answer.Result };
}
