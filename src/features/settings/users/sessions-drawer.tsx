import { Drawer } from 'antd';
import { SessionList } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';

type SessionsDrawerProps = { user: people.UserRow | null; onClose: () => void; onChanged: () => void };

/** Where one user is signed in. */
export function SessionsDrawer({ user, onClose, onChanged }: SessionsDrawerProps) {
  const t = useTexts();
  return (
    <Drawer
      open={user !== null}
      onClose={onClose}
      size={480}
      title={user ? t('users.sessionsOf', { name: user.name }) : t('users.sessions')}
      destroyOnHidden
    >
      {user && <SessionList user={user} onChanged={onChanged} />}
    </Drawer>
  );
}
