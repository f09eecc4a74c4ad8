import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import { type UserAction, userActs } from './user-acts.ts';
import { EraseForm, PendingChange, UserForm, WorkForm } from './user-dialogs.ts';

type User = people.UserRow;
type UserActionsProps = {
  user: User;
  onDone: (user: User, invitation?: string) => void;
  onSessions: () => void;
  onStale: () => void;
};

function tellOutcome(before: User, user: User, invitation: string | undefined, t: Translate) {
  const isAsked = user.pending && user.pending.askedAt !== before.pending?.askedAt;
  if (isAsked) toast.success(t('change.requested'), t('users.changeRequestedText', { name: user.name }));
  else if (!invitation) toast.success(t('done'), user.name);
}

/** All that an administrator can do about one user; what hurts is asked first. */
export function UserActions({ user, onDone, onSessions, onStale }: UserActionsProps) {
  const t = useTexts();
  const { modal } = App.useApp();
  const [editing, setEditing] = useState<'user' | 'work' | 'erase' | 'pending' | null>(null);
  const { act, busy, dialog } = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data, invitation }) => {
      done(Data, invitation);
    },
    onReload: onStale,
    compare: () => null,
    typed: () => false,
  });
  const run = (action: UserAction) => {
    const label = t(`userAct.${action}`);
    const { confirm } = userActs[action];
    const go = () => act({ action, id: user.id, version: user.version });
    if (confirm)
      modal.confirm({
        title: `${label}: ${user.name}`,
        content: confirm(user, t),
        okText: label,
        onOk: () => void go(),
      });
    else void go();
  };
  const possible = (Object.keys(userActs) as UserAction[]).filter((action) => userActs[action].when(user));
  const done = (changed: User, invitation?: string) => {
    tellOutcome(user, changed, invitation, t);
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
            { key: 'user', label: t('edit') },
            { key: 'work', label: t('users.leaveAndConflicts') },
            { key: 'sessions', label: t('users.sessions') },
            ...(user.pending ? [{ key: 'pending', label: t('change.review') }] : []),
            { type: 'divider' },
            ...possible.map((key) => ({ key, label: t(`userAct.${key}`), danger: key === 'disable' })),
            ...(user.status === 'disabled' ? [{ key: 'erase', label: t('users.erase'), danger: true }] : []),
          ],
          onClick: ({ key }) => {
            if (key === 'user' || key === 'work' || key === 'erase' || key === 'pending') setEditing(key);
            else if (key === 'sessions') onSessions();
            else run(key as UserAction);
          },
        }}
      >
        <Button size="small" loading={busy} aria-label={t('users.actionsFor', { name: user.name })}>
          {t('actions')}
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
