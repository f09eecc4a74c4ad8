import { AuditPage } from '@/features/audit';

export default function AuditRoute() {
  return <AuditPage />;
}
