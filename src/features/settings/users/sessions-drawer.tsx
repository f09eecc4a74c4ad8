import { Drawer } from 'antd';
import { SessionList } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';

type SessionsDrawerProps = { user: people.UserRow | null; onClose: () => void; onChanged: () => void };

/** Where one user is signed in. */
export function SessionsDrawer({ user, onClose, onChanged }: SessionsDrawerProps) {
  return (
    <Drawer
      open={user !== null}
      onClose={onClose}
      size={480}
      title={user ? `Sessions of ${user.name}` : 'Sessions'}
      destroyOnHidden
    >
      {user && <SessionList user={user} onChanged={onChanged} />}
    </Drawer>
  );
}
