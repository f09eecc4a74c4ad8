import { Button } from 'antd';
import { formatDay, toWords } from '@/shared/format';
import { type DataColumn, StatusChip, TimeText } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { ROLES } from '../../../../contract/words.ts';
import styles from './users.module.css';

type User = people.UserRow;

const filter = (values: readonly string[]) => values.map((value) => ({ text: toWords(value), value }));
const roleOf = (user: User) => `${toWords(user.role)}${user.readOnly ? ' (read only)' : ''}`;

/** The state of an account, with what a look at it should tell. */
export function UserState({ user }: { user: User }) {
  return (
    <>
      <StatusChip status={user.status} />
      {user.lockedUntil && (
        <div className={styles.quiet}>
          opens <TimeText at={user.lockedUntil} />
        </div>
      )}
      {user.pending && (
        <div>
          <StatusChip status="waiting" label="Change to confirm" />
        </div>
      )}
      {!user.available && <div className={styles.quiet}>On leave</div>}
      {user.leave && (
        <div className={styles.quiet}>
          {formatDay(user.leave.from)} to {formatDay(user.leave.until)}
          {user.leave.deputyName && `, ${user.leave.deputyName} stands in`}
        </div>
      )}
    </>
  );
}

/** The columns of the list of users; name, username and address share one, and are apart in the export. */
export const userColumns = (onSessions: (user: User) => void): DataColumn<User>[] => [
  {
    key: 'name',
    title: 'Name',
    width: 215,
    ellipsis: false,
    sorter: true,
    render: (_, user) => (
      <>
        <div dir="auto">{user.name}</div>
        <div className={styles.quiet}>
          {user.username} · {user.email}
        </div>
      </>
    ),
    csv: (user) => user.name,
  },
  {
    key: 'username',
    title: 'Username',
    hideInTable: true,
    hideInSetting: true,
    csv: (user) => user.username,
  },
  { key: 'email', title: 'Email', hideInTable: true, hideInSetting: true, csv: (user) => user.email },
  {
    key: 'role',
    title: 'Role',
    width: 130,
    sorter: true,
    filters: filter(ROLES),
    render: (_, user) => roleOf(user),
    csv: roleOf,
  },
  {
    key: 'clientName',
    title: 'Client',
    width: 140,
    render: (_, user) => <span dir="auto">{user.clientName || 'The firm'}</span>,
    csv: (user) => user.clientName,
  },
  {
    key: 'status',
    title: 'State',
    width: 120,
    filters: filter(['invited', 'active', 'locked', 'disabled', 'erased']),
    render: (_, user) => <UserState user={user} />,
    csv: (user) => user.status,
  },
  {
    key: 'lockedUntil',
    title: 'Locked until',
    hideInTable: true,
    hideInSetting: true,
    csv: (user) => user.lockedUntil,
    kind: 'time',
  },
  {
    key: 'twoFactor',
    title: 'Authenticator',
    width: 115,
    render: (_, user) => (user.twoFactor ? 'Set up' : 'Not yet'),
    csv: (user) => user.twoFactor,
  },
  {
    key: 'lastLoginAt',
    title: 'Last sign-in',
    width: 125,
    sorter: true,
    render: (_, user) => <TimeText at={user.lastLoginAt} />,
    csv: (user) => user.lastLoginAt,
    kind: 'time',
  },
  {
    key: 'openSessions',
    title: 'Sessions',
    width: 85,
    align: 'right',
    render: (_, user) =>
      user.openSessions ? (
        <Button
          type="link"
          size="small"
          className={styles.count}
          aria-label={`Sessions of ${user.name}: ${user.openSessions}`}
          onClick={() => onSessions(user)}
        >
          {user.openSessions}
        </Button>
      ) : (
        0
      ),
    csv: (user) => user.openSessions,
  },
  { key: 'openRequests', title: 'Open requests', width: 125, align: 'right', dataIndex: 'openRequests' },
];
