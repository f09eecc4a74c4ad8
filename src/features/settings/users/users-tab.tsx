import { useMemoizedFn } from 'ahooks';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { type DataColumn, DataTable, EmptyState, RowCard, readList } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { people } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { UserActions } from './user-actions.tsx';
import { UserState, userColumns } from './user-columns.tsx';
import { InvitationDialog, SessionsDrawer, UserForm } from './user-dialogs.ts';

type User = people.UserRow;
const list = readList('GET /security/v1.0/userdetails');

/** Users: who they are, how they sign in, and what an admin can do about it. */
export function UsersTab() {
  const t = useTexts();
  const word = useWords();
  const [changes, setChanges] = useState(0);
  const [creating, setCreating] = useState(false);
  const [invitation, setInvitation] = useState<{ link: string; name: string } | null>(null);
  const [watched, setWatched] = useState<User | null>(null);
  const reload = useMemoizedFn(() => setChanges((count) => count + 1));
  const done = useMemoizedFn((user: User, link?: string) => {
    setCreating(false);
    if (link) setInvitation({ link, name: user.name });
  });
  const actionsOf = useMemoizedFn((user: User) => (
    <UserActions user={user} onDone={done} onSessions={() => setWatched(user)} onStale={reload} />
  ));
  const columns = useMemo<DataColumn<User>[]>(
    () => [
      ...userColumns(setWatched, t, word),
      { key: 'act', title: t('actions'), width: 95, fixed: 'right', render: (_, user) => actionsOf(user) },
    ],
    [actionsOf, t, word],
  );
  return (
    <>
      <DataTable<User>
        name="users"
        {...list}
        fitted
        columns={columns}
        rowKey={(user) => user.id}
        reloadKey={changes}
        defaultSort="name"
        searchPlaceholder={t('users.search')}
        toolbar={
          <Button type="primary" onClick={() => setCreating(true)}>
            {t('users.newUser')}
          </Button>
        }
        card={(user) => (
          <RowCard
            title={user.name}
            marks={<UserState user={user} />}
            note={t('users.rowNote', {
              role: word(user.role),
              client: user.clientName || t('users.theFirm'),
              sessions: user.openSessions ?? 0,
            })}
            action={actionsOf(user)}
          />
        )}
        empty={<EmptyState title={t('users.none')} text={t('users.noneText')} />}
      />
      {creating && <UserForm user={null} onClose={() => setCreating(false)} onDone={done} onStale={reload} />}
      {invitation && <InvitationDialog {...invitation} onClose={() => setInvitation(null)} />}
      <SessionsDrawer user={watched} onClose={() => setWatched(null)} onChanged={reload} />
    </>
  );
}
