import { history } from '@umijs/max';
import { accessToken } from '@/shared/http';
import { type CurrentDetails, keepSession, type LoginType, takeReturnAddress } from '@/shared/session';
import { speak } from '@/shared/texts/use-texts';
import { holdSession } from './held-session.ts';

type Session = { access: string; refresh: string; Data: CurrentDetails; id_token?: string };

/** Keeps the session and lands on Home, which leads on to the address that the guard had refused. */
export async function completeLogin(session: Session, type: LoginType) {
  holdSession(session.refresh);
  accessToken.set(session.access);
  keepSession(session.Data, session.refresh, type, session.id_token);
  await speak(session.Data.language);
  history.replace('/pages/index');
  const refused = takeReturnAddress();
  if (refused) history.push(refused);
}
