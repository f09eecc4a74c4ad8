import { Outlet } from '@umijs/max';
import { LoginGuard } from '@/shared/session';
import { AppearanceProvider } from '@/shared/ui/appearance';

export default function MainArea() {
  return (
    <LoginGuard>
      <AppearanceProvider>
        <Outlet />
      </AppearanceProvider>
    </LoginGuard>
  );
}
