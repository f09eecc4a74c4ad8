import { App, Button, Dropdown } from 'antd';
import { toast, useAct } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';

type User = people.UserRow;
type Action = 'invite' | 'disable' | 'enable' | 'unlock' | 'reset_two_factor' | 'force_password_change';
type UserActionsProps = { user: User; onEdit: () => void; onDone: (user: User, invitation?: string) => void };

const acts: Record<Action, { label: string; confirm?: string; when: (user: User) => boolean }> = {
  invite: { label: 'New invitation link', when: (user) => user.status === 'invited' },
  unlock: { label: 'Unlock', when: (user) => user.status === 'locked' },
  reset_two_factor: {
    label: 'Reset authenticator',
    confirm: 'The person scans a new QR code at the next sign-in. All sessions end.',
    when: (user) => user.twoFactor,
  },
  force_password_change: {
    label: 'Force password change',
    confirm: 'The person must choose a new password at the next sign-in.',
    when: (user) => user.status !== 'disabled' && user.status !== 'invited',
  },
  disable: {
    label: 'Disable',
    confirm: 'All sessions end at once. Work in hand goes back to the queue and is kept.',
    when: (user) => user.status !== 'disabled',
  },
  enable: { label: 'Enable', when: (user) => user.status === 'disabled' },
};

export function UserActions({ user, onEdit, onDone }: UserActionsProps) {
  const { modal } = App.useApp();
  const { act, busy, dialog } = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data, invitation }) => {
      toast.success('Done', Data.name);
      onDone(Data, invitation);
    },
  });
  const run = (action: Action) => {
    const { label, confirm } = acts[action];
    const go = () => act({ action, id: user.id, version: user.version });
    if (confirm)
      modal.confirm({ title: `${label}: ${user.name}`, content: confirm, okText: label, onOk: go });
    else void go();
  };
  const possible = (Object.keys(acts) as Action[]).filter((action) => acts[action].when(user));
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'edit', label: 'Edit' },
            ...possible.map((key) => ({ key, label: acts[key].label, danger: key === 'disable' })),
          ],
          onClick: ({ key }) => (key === 'edit' ? onEdit() : run(key as Action)),
        }}
      >
        <Button size="small" loading={busy} aria-label={`Actions for ${user.name}`}>
          Actions
        </Button>
      </Dropdown>
      {dialog}
    </>
  );
}
