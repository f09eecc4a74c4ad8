import { Button, Tag } from 'antd';
import { useState } from 'react';
import { toWords } from '@/shared/format';
import { call } from '@/shared/http';
import { type DataColumn, DataTable, EmptyState, type ListQuery, RowCard, TimeText } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { ROLES } from '../../../../contract/words.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import { UserActions } from './user-actions.tsx';
import { UserForm } from './user-form.tsx';

type User = people.UserRow;
const load = (query: ListQuery) => call('GET /security/v1.0/userdetails', query as never, { quiet: true });
const filter = (values: readonly string[]) => values.map((value) => ({ text: toWords(value), value }));

/** Users: who they are, how they sign in, and what an admin can do about it. */
export function UsersTab() {
  const [changes, setChanges] = useState(0);
  const [editing, setEditing] = useState<User | 'new' | null>(null);
  const [invitation, setInvitation] = useState<{ link: string; name: string } | null>(null);
  const done = (user: User, link?: string) => {
    setEditing(null);
    setChanges((count) => count + 1);
    if (link) setInvitation({ link, name: user.name });
  };
  const columns: DataColumn<User>[] = [
    { key: 'name', title: 'Name', width: 170, sorter: true, dataIndex: 'name' },
    { key: 'username', title: 'Username', width: 130, sorter: true, dataIndex: 'username' },
    { key: 'email', title: 'Email', width: 220, dataIndex: 'email' },
    {
      key: 'role',
      title: 'Role',
      width: 170,
      sorter: true,
      filters: filter(ROLES),
      render: (_, user) => `${toWords(user.role)}${user.readOnly ? ' (read only)' : ''}`,
      csv: (user) => user.role,
    },
    {
      key: 'clientName',
      title: 'Client',
      width: 200,
      render: (_, user) => user.clientName || 'The firm',
      csv: (user) => user.clientName,
    },
    {
      key: 'status',
      title: 'State',
      width: 110,
      filters: filter(['invited', 'active', 'locked', 'disabled']),
      render: (_, user) => <Tag>{toWords(user.status)}</Tag>,
      csv: (user) => user.status,
    },
    {
      key: 'twoFactor',
      title: 'Authenticator',
      width: 120,
      render: (_, user) => (user.twoFactor ? 'Set up' : 'Not yet'),
      csv: (user) => user.twoFactor,
    },
    {
      key: 'lastLoginAt',
      title: 'Last sign-in',
      width: 140,
      sorter: true,
      render: (_, user) => <TimeText at={user.lastLoginAt} />,
      csv: (user) => user.lastLoginAt,
    },
    { key: 'openRequests', title: 'Open requests', width: 130, align: 'right', dataIndex: 'openRequests' },
    {
      key: 'act',
      title: 'Actions',
      width: 90,
      fixed: 'right',
      render: (_, user) => <UserActions user={user} onEdit={() => setEditing(user)} onDone={done} />,
    },
  ];
  return (
    <>
      <DataTable<User>
        name="users"
        columns={columns}
        rowKey={(user) => user.id}
        load={load}
        reloadKey={changes}
        defaultSort="name"
        searchPlaceholder="Search name, username, email"
        toolbar={
          <Button type="primary" onClick={() => setEditing('new')}>
            New user
          </Button>
        }
        card={(user) => (
          <RowCard
            title={user.name}
            marks={<Tag>{toWords(user.status)}</Tag>}
            note={`${toWords(user.role)} · ${user.clientName || 'The firm'}`}
            action={<UserActions user={user} onEdit={() => setEditing(user)} onDone={done} />}
          />
        )}
        empty={<EmptyState title="No user yet" text="Create users and hand them their invitation link." />}
      />
      {editing && (
        <UserForm user={editing === 'new' ? null : editing} onClose={() => setEditing(null)} onDone={done} />
      )}
      {invitation && <InvitationDialog {...invitation} onClose={() => setInvitation(null)} />}
    </>
  );
}
