import type { people } from '../../../../contract/index.ts';
import type { Translate } from '../texts/index.ts';

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
  /** Asked before, for what ends something. */
  confirm?: (user: User, t: Translate) => string;
  when: (user: User) => boolean;
};

const asking =
  (id: 'users.askReset' | 'users.askUnlink' | 'users.askForcePassword' | 'users.askDisable') =>
  ({ openSessions }: User, t: Translate) =>
    t(id, { sessions: t('users.sessionsEnd', { count: openSessions ?? 0 }) });

/** The acts that need no form, and when each is offered. */
export const userActs: Record<UserAction, UserAct> = {
  invite: { when: (user) => user.status !== 'disabled' },
  unlock: { when: (user) => user.status === 'locked' },
  reset_two_factor: { confirm: asking('users.askReset'), when: (user) => user.twoFactor },
  unlink_sign_on: { confirm: asking('users.askUnlink'), when: (user) => user.signOn },
  force_password_change: {
    confirm: asking('users.askForcePassword'),
    when: (user) => user.status !== 'disabled' && user.status !== 'invited',
  },
  disable: {
    confirm: (user, t) =>
      user.status === 'disabled' ? t('users.askKeepDisabled') : asking('users.askDisable')(user, t),
    when: (user) => user.status !== 'disabled' || user.disabledByProvider,
  },
  enable: { when: (user) => user.status === 'disabled' },
};
