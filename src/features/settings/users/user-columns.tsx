import { Button } from 'antd';
import { formatDay } from '@/shared/format';
import { type DataColumn, StatusChip, TimeText } from '@/shared/ui';
import type { ToWord } from '@/shared/words/use-words';
import type { people } from '../../../../contract/index.ts';
import { ROLES } from '../../../../contract/words.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import styles from './users.module.css';

type User = people.UserRow;

/** The state of an account, with what a look at it should tell. */
export function UserState({ user }: { user: User }) {
  const t = useTexts();
  return (
    <>
      <StatusChip status={user.status} />
      {user.lockedUntil && (
        <div className={styles.quiet}>
          {t.rich('users.unlocksAt', { at: <TimeText at={user.lockedUntil} /> })}
        </div>
      )}
      {user.pending && (
        <div>
          <StatusChip status="waiting" label={t('change.toConfirm')} />
        </div>
      )}
      {!user.twoFactor && <div className={styles.quiet}>{t('users.noAuthenticator')}</div>}
      {!user.available && <div className={styles.quiet}>{t('users.onLeave')}</div>}
      {user.leave && <div className={styles.quiet}>{leaveText(user.leave, t)}</div>}
    </>
  );
}

function leaveText({ from, until, deputyName }: NonNullable<User['leave']>, t: Translate) {
  const span = { from: formatDay(from), until: formatDay(until) };
  return deputyName ? t('users.leaveDeputy', { ...span, deputy: deputyName }) : t('users.leaveSpan', span);
}

/** The columns of the list of users; name, username and address share one, and are apart in the export. */
export function userColumns(
  onSessions: (user: User) => void,
  t: Translate,
  word: ToWord,
): DataColumn<User>[] {
  const filter = (values: readonly string[]) => values.map((value) => ({ text: word(value), value }));
  const roleOf = ({ role, readOnly }: User) =>
    readOnly ? t('users.readOnlyRole', { role: word(role) }) : word(role);
  return [
    {
      key: 'name',
      title: t('name'),
      width: 215,
      ellipsis: false,
      sorter: true,
      render: (_, user) => (
        <>
          <div>
            <bdi>{user.name}</bdi>
          </div>
          <div className={styles.quiet}>
            <bdi>{user.username}</bdi> · <bdi>{user.email}</bdi>
          </div>
        </>
      ),
      csv: (user) => user.name,
    },
    {
      key: 'username',
      title: t('users.username'),
      hideInTable: true,
      hideInSetting: true,
      csv: (user) => user.username,
    },
    {
      key: 'email',
      title: t('users.email'),
      hideInTable: true,
      hideInSetting: true,
      csv: (user) => user.email,
    },
    {
      key: 'role',
      title: t('role'),
      width: 120,
      sorter: true,
      filters: filter(ROLES),
      render: (_, user) => roleOf(user),
      csv: roleOf,
    },
    {
      key: 'clientName',
      title: t('client'),
      width: 132,
      render: (_, user) => <span dir="auto">{user.clientName || t('users.theFirm')}</span>,
      csv: (user) => user.clientName,
    },
    {
      key: 'status',
      title: t('state'),
      width: 120,
      filters: filter(['invited', 'active', 'locked', 'disabled', 'erased']),
      render: (_, user) => <UserState user={user} />,
      csv: (user) => user.status,
    },
    {
      key: 'lockedUntil',
      title: t('users.lockedUntil'),
      hideInTable: true,
      hideInSetting: true,
      csv: (user) => user.lockedUntil,
      kind: 'time',
    },
    {
      key: 'twoFactor',
      title: t('users.authenticator'),
      hideInTable: true,
      hideInSetting: true,
      csv: (user) => user.twoFactor,
    },
    {
      key: 'lastLoginAt',
      title: t('users.lastSignIn'),
      width: 125,
      sorter: true,
      render: (_, user) => <TimeText at={user.lastLoginAt} />,
      csv: (user) => user.lastLoginAt,
      kind: 'time',
    },
    {
      key: 'openSessions',
      title: t('users.sessions'),
      width: 85,
      align: 'right',
      render: (_, user) =>
        user.openSessions ? (
          <Button
            type="link"
            size="small"
            className={styles.count}
            aria-label={t('users.sessionsCount', { name: user.name, count: user.openSessions })}
            onClick={() => onSessions(user)}
          >
            {user.openSessions}
          </Button>
        ) : (
          0
        ),
      csv: (user) => user.openSessions,
    },
    { key: 'openRequests', title: t('openRequests'), width: 125, align: 'right', dataIndex: 'openRequests' },
  ];
}
