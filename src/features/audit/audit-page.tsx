import { Page } from '@/shared/ui';

export function AuditPage() {
  return <Page title="Audit trail" />;
}
