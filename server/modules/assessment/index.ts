export { type DrafterProposal, proposeRating, rateAfterRun } from './rating/propose-rating.ts';
export { type AssessmentPorts, registerAssessment } from './register-assessment.ts';
export { findings as findingTable } from './tables.ts';
export { openPoints, type Working, workingDocument } from './working-document.ts';
