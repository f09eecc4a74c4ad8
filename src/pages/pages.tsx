import { Outlet } from '@umijs/max';
import { NotificationBell, PreferencesDialog } from '@/features/notifications';
import { Shell } from '@/features/shell';
import { LoginGuard } from '@/shared/session';
import { AppearanceProvider, Downloads } from '@/shared/ui';

export default function MainArea() {
  return (
    <LoginGuard>
      <AppearanceProvider>
        <Shell
          bell={(popup) => <NotificationBell {...popup} />}
          preferences={(onClose) => <PreferencesDialog onClose={onClose} />}
        >
          <Outlet />
        </Shell>
        <Downloads />
      </AppearanceProvider>
    </LoginGuard>
  );
}
