export { classifyPassage } from './classify.ts';
export { clusterEvents, type EventPassage } from './events/cluster-events.ts';
export { isMediaStage, isSubLabel, MEDIA_LABELS } from './labels.ts';
export { MEDIA_METHOD, type MediaModel } from './model/media-model.ts';
export { ModelFormatError, parseModel, serialiseModel } from './model/serialise.ts';
export { trainModel } from './model/train.ts';
export {
  type DocumentReading,
  type MediaProposal,
  type NoProposals,
  readDocument,
  type UnassignedPassage,
} from './read-document.ts';
export { type Holder, namedHolders } from './subjects/named-holders.ts';
export { MEDIA_ROLES, type MediaSubject } from './subjects/subject.ts';
export { splitPassages } from './text/split-passages.ts';
export { LONGEST_UNIT } from './text/units.ts';
export { evaluate, judge } from './training/evaluate.ts';
export { splitByEvent } from './training/folds.ts';
export { measureDocuments, parseDocuments } from './training/gold-documents.ts';
export { type Judged, type Measures, measure } from './training/measure.ts';
export { parsePassages, passageOf } from './training/parse-passages.ts';
export { type PassageFile, readPassageFiles, trainModelOfFiles, WORDINGS } from './training/passage-files.ts';
export type { TrainingPassage } from './training/training-passage.ts';
export { varyAll } from './training/vary.ts';
export { heldOutLikelihoods, learnWeights, tieExamples } from './tying/learn-weights.ts';
export { LEAST_LIKELIHOOD, type Weights } from './tying/likelihood.ts';
