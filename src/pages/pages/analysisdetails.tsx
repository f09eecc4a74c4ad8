import { AnalysisDetailsPage } from '@/features/analysis';

export default function AnalysisDetailsRoute() {
  return <AnalysisDetailsPage />;
}
