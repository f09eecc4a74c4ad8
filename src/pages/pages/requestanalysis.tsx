import { type BorrowedParts, BorrowedPartsProvider, RequestAnalysisPage } from '@/features/analysis';
import { cleanIntake, EntityStep } from '@/features/new-request';
import { AllocateDialog } from '@/features/requests';
import { ReportDecision } from '@/features/third-parties';

const parts: BorrowedParts = { AllocateDialog, EntityFields: EntityStep, ReportDecision, cleanIntake };

export default function RequestAnalysisRoute() {
  return (
    <BorrowedPartsProvider value={parts}>
      <RequestAnalysisPage />
    </BorrowedPartsProvider>
  );
}
