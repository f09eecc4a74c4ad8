import { Page } from '@/shared/ui';

export function NewRequestPage() {
  return <Page title="New request" />;
}
