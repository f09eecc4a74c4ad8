import { Page } from '@/shared/ui';

export function RequestsPage() {
  return <Page title="Request details" />;
}
