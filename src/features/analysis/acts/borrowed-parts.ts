import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { intakes } from '../../../../contract/index.ts';
import type { RequestDetail } from '../analysis.ts';

/** What the analysis shows of its neighbours; the page hands it in, since features do not import each other. */
export type BorrowedParts = {
  AllocateDialog: ComponentType<{
    rows: readonly RequestDetail[];
    onClose: () => void;
    onDone: () => void;
  }>;
  /** The form fields of a third party's facts. */
  EntityFields: ComponentType;
  /** What the client decides on the third party of a sealed report, beside what the report recommends. */
  ReportDecision: ComponentType<{ thirdParty: string; recommendation: ReactNode }>;
  cleanIntake: (values: intakes.DraftIntake) => intakes.DraftIntake;
};

const Parts = createContext<BorrowedParts | null>(null);
export const BorrowedPartsProvider = Parts.Provider;

export function useBorrowedParts(): BorrowedParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('the page of the analysis hands in the parts it borrows');
  return parts;
}
