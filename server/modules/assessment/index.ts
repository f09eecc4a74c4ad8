export { decidedPassages } from './media/decided-passages.ts';
export { queueReading } from './media/queue-reading.ts';
export { QUEUE_JOB } from './media/queue-waiting.ts';
export { mediaFiles } from './media/source-queries.ts';
export { type DrafterProposal, proposeRating, rateAfterRun } from './rating/propose-rating.ts';
export { type AssessmentPorts, registerAssessment } from './register-assessment.ts';
export { findings as findingTable } from './tables.ts';
export { openPoints, type Working, workingDocument } from './working-document.ts';
