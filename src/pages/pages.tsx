import { Outlet } from '@umijs/max';
import { Suspense } from 'react';
import { NotificationBell, PreferencesDialog } from '@/features/notifications';
import { Shell } from '@/features/shell';
import { loadPart } from '@/shared/http';
import { LoginGuard } from '@/shared/session';
import { AppearanceProvider, Downloads } from '@/shared/ui';

/** Loaded when somebody searches who may open Settings. */
const settingsPages = async (language: string) =>
  (await loadPart(() => import('@/features/settings'))).settingsPages(language);

export default function MainArea() {
  return (
    <LoginGuard>
      <AppearanceProvider>
        <Shell
          bell={(popup) => <NotificationBell {...popup} />}
          preferences={(onClose) => <PreferencesDialog onClose={onClose} />}
          settingsPages={settingsPages}
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
