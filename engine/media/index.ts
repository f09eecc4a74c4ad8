export { type Classification, classifyPassage, type DecidingWord } from './classify.ts';
export { clusterEvents, type EventPassage } from './events/cluster-events.ts';
export { eventDate } from './events/event-date.ts';
export { stageOf } from './events/stage-of.ts';
export {
  isMediaStage,
  isSubLabel,
  MEDIA_LABELS,
  MEDIA_STAGES,
  type MediaLabel,
  type MediaStage,
  SUB_LABELS,
  type SubLabel,
} from './labels.ts';
export { MEDIA_METHOD, type MediaModel } from './model/media-model.ts';
export { ModelFormatError, parseModel, serialiseModel } from './model/serialise.ts';
export { trainModel } from './model/train.ts';
export {
  type ClosestPassage,
  type DocumentReading,
  type MediaProposal,
  type NoProposals,
  readDocument,
} from './read-document.ts';
export { type LinkedPassage, linkSubjects } from './subjects/link-subjects.ts';
export { type Holder, namedHolders } from './subjects/named-holders.ts';
export {
  MEDIA_ROLES,
  type MediaRole,
  type MediaSubject,
  type Mention,
  type MentionKind,
} from './subjects/subject.ts';
export { type Passage, splitPassages } from './text/split-passages.ts';
export { evaluate, judge } from './training/evaluate.ts';
export { foldOf, splitByEvent } from './training/folds.ts';
export { type Judged, type LabelMeasure, type Measures, measure } from './training/measure.ts';
export { type PassageError, parsePassages, passageOf } from './training/parse-passages.ts';
export { type PassageFile, readPassageFiles, trainModelOfFiles, WORDINGS } from './training/passage-files.ts';
export type { TrainingPassage } from './training/training-passage.ts';
export { vary, varyAll } from './training/vary.ts';
