import { RequestAnalysisPage } from '@/features/analysis';

export default function RequestAnalysisRoute() {
  return <RequestAnalysisPage />;
}
