import { Page } from '@/shared/ui';

export function AnalysisDetailsPage() {
  return <Page title="Analysis" />;
}
