import { useMemoizedFn } from 'ahooks';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { plural, toWords } from '@/shared/format';
import { call } from '@/shared/http';
import { type DataColumn, DataTable, EmptyState, type ListQuery, RowCard } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import { SessionsDrawer } from './sessions-drawer.tsx';
import { UserActions } from './user-actions.tsx';
import { UserState, userColumns } from './user-columns.tsx';
import { UserForm } from './user-dialogs.ts';

type User = people.UserRow;
const reads = 'GET /security/v1.0/userdetails';
const load = (query: ListQuery, signal?: AbortSignal) => call(reads, query as never, { quiet: true, signal });

/** Users: who they are, how they sign in, and what an admin can do about it. */
export function UsersTab() {
  const [changes, setChanges] = useState(0);
  const [creating, setCreating] = useState(false);
  const [invitation, setInvitation] = useState<{ link: string; name: string } | null>(null);
  const [watched, setWatched] = useState<User | null>(null);
  const reload = useMemoizedFn(() => setChanges((count) => count + 1));
  const done = useMemoizedFn((user: User, link?: string) => {
    setCreating(false);
    reload();
    if (link) setInvitation({ link, name: user.name });
  });
  const actionsOf = useMemoizedFn((user: User) => (
    <UserActions user={user} onDone={done} onSessions={() => setWatched(user)} onStale={reload} />
  ));
  const columns = useMemo<DataColumn<User>[]>(
    () => [
      ...userColumns(setWatched),
      { key: 'act', title: 'Actions', width: 95, fixed: 'right', render: (_, user) => actionsOf(user) },
    ],
    [actionsOf],
  );
  return (
    <>
      <DataTable<User>
        name="users"
        reads={reads}
        columns={columns}
        rowKey={(user) => user.id}
        load={load}
        reloadKey={changes}
        defaultSort="name"
        searchPlaceholder="Search name, username, email"
        toolbar={
          <Button type="primary" onClick={() => setCreating(true)}>
            New user
          </Button>
        }
        card={(user) => (
          <RowCard
            title={user.name}
            marks={<UserState user={user} />}
            note={`${toWords(user.role)} · ${user.clientName || 'The firm'} · ${plural(user.openSessions ?? 0, 'session')}`}
            action={actionsOf(user)}
          />
        )}
        empty={<EmptyState title="No user yet" text="Create users and hand them their invitation link." />}
      />
      {creating && <UserForm user={null} onClose={() => setCreating(false)} onDone={done} onStale={reload} />}
      {invitation && <InvitationDialog {...invitation} onClose={() => setInvitation(null)} />}
      <SessionsDrawer user={watched} onClose={() => setWatched(null)} onChanged={reload} />
    </>
  );
}
