import type { MediaLabel, MediaStage, SubLabel } from '../labels.ts';

/** A passage that a person labelled. Passages of one event share its id and are never split apart. */
export type TrainingPassage = {
  event: string;
  label: MediaLabel;
  subLabel?: SubLabel;
  stage?: MediaStage;
  text: string;
};
