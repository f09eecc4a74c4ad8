import { Page } from '@/shared/ui';

export function ClientOverviewPage() {
  return <Page title="Client overview" />;
}
