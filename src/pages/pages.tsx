import { Outlet } from '@umijs/max';
import { Suspense } from 'react';
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
        <Suspense>
          <Downloads />
        </Suspense>
      </AppearanceProvider>
    </LoginGuard>
  );
}
