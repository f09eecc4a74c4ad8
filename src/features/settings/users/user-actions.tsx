import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { EraseForm } from './erase-form.tsx';
import { PendingChange } from './pending-change.tsx';
import { type UserAction, userActs } from './user-acts.ts';
import { UserForm } from './user-dialogs.ts';
import { WorkForm } from './work-form.tsx';

type User = people.UserRow;
type UserActionsProps = {
  user: User;
  onDone: (user: User, invitation?: string) => void;
  onSessions: () => void;
  onStale: () => void;
};

function tellOutcome(before: User, user: User, invitation: string | undefined) {
  const isAsked = user.pending && user.pending.askedAt !== before.pending?.askedAt;
  if (isAsked)
    toast.success('Change requested', `${user.name} has been told. Another administrator confirms it.`);
  else if (!invitation) toast.success('Done', user.name);
}

/** All that an administrator can do about one user; what hurts is asked first. */
export function UserActions({ user, onDone, onSessions, onStale }: UserActionsProps) {
  const { modal } = App.useApp();
  const [editing, setEditing] = useState<'user' | 'work' | 'erase' | 'pending' | null>(null);
  const { act, busy, dialog } = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data, invitation }) => {
      done(Data, invitation);
    },
    onReload: onStale,
    compare: () => null,
  });
  const run = (action: UserAction) => {
    const { label, confirm } = userActs[action];
    const go = () => act({ action, id: user.id, version: user.version });
    if (confirm)
      modal.confirm({
        title: `${label}: ${user.name}`,
        content: confirm(user),
        okText: label,
        onOk: () => void go(),
      });
    else void go();
  };
  const possible = (Object.keys(userActs) as UserAction[]).filter((action) => userActs[action].when(user));
  const done = (changed: User, invitation?: string) => {
    tellOutcome(user, changed, invitation);
    setEditing(null);
    onDone(changed, invitation);
  };
  const stale = () => {
    setEditing(null);
    onStale();
  };
  const opened = { user, onClose: () => setEditing(null), onDone: done, onStale: stale };
  if (user.status === 'erased') return <>–</>;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'user', label: 'Edit' },
            { key: 'work', label: 'Leave and conflicts' },
            { key: 'sessions', label: 'Sessions' },
            ...(user.pending ? [{ key: 'pending', label: 'Review change' }] : []),
            { type: 'divider' },
            ...possible.map((key) => ({ key, label: userActs[key].label, danger: key === 'disable' })),
            ...(user.status === 'disabled' ? [{ key: 'erase', label: 'Erase', danger: true }] : []),
          ],
          onClick: ({ key }) => {
            if (key === 'user' || key === 'work' || key === 'erase' || key === 'pending') setEditing(key);
            else if (key === 'sessions') onSessions();
            else run(key as UserAction);
          },
        }}
      >
        <Button size="small" loading={busy} aria-label={`Actions for ${user.name}`}>
          Actions
        </Button>
      </Dropdown>
      {editing === 'user' && <UserForm {...opened} />}
      {editing === 'work' && <WorkForm {...opened} />}
      {editing === 'erase' && <EraseForm {...opened} />}
      {editing === 'pending' && user.pending && (
        <PendingChange {...opened} user={{ ...user, pending: user.pending }} />
      )}
      {dialog}
    </>
  );
}
