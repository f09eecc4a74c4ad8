import { Page } from '@/shared/ui';

export function RequestAnalysisPage() {
  return <Page title="Request analysis" />;
}
