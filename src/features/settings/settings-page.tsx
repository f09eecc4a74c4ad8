import { Page } from '@/shared/ui';

export function SettingsPage() {
  return <Page title="Settings" />;
}
