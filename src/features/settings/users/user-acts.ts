import { plural } from '@/shared/format';
import type { people } from '../../../../contract/index.ts';

type User = people.UserRow;
export type UserAction =
  | 'invite'
  | 'unlock'
  | 'reset_two_factor'
  | 'unlink_sign_on'
  | 'force_password_change'
  | 'disable'
  | 'enable';
type UserAct = {
  label: string;
  /** Asked before, for what ends something. */
  confirm?: (user: User) => string;
  when: (user: User) => boolean;
};

const sessionsEnd = ({ openSessions }: User) =>
  openSessions ? `${plural(openSessions, 'open session')} will end at once.` : 'No session is open now.';

/** The acts that need no form, and when each is offered. */
export const userActs: Record<UserAction, UserAct> = {
  invite: {
    label: 'Link for a new password',
    when: (user) => user.status !== 'disabled',
  },
  unlock: { label: 'Unlock', when: (user) => user.status === 'locked' },
  reset_two_factor: {
    label: 'Reset authenticator',
    confirm: (user) => `A new QR code is shown at the next sign-in. ${sessionsEnd(user)}`,
    when: (user) => user.twoFactor,
  },
  unlink_sign_on: {
    label: 'Unlink single sign-on',
    confirm: (user) =>
      `The next single sign-on ties this account to whoever has its address at the provider then. ${sessionsEnd(user)}`,
    when: (user) => user.signOn,
  },
  force_password_change: {
    label: 'Force password change',
    confirm: (user) => `A new password must be chosen at the next sign-in. ${sessionsEnd(user)}`,
    when: (user) => user.status !== 'disabled' && user.status !== 'invited',
  },
  disable: {
    label: 'Disable',
    confirm: (user) =>
      `Nobody can sign in with this account until it is enabled again. ${sessionsEnd(user)} Work in hand goes back to the queue and is kept.`,
    when: (user) => user.status !== 'disabled',
  },
  enable: { label: 'Enable', when: (user) => user.status === 'disabled' },
};
