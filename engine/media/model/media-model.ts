import type { Vocabulary } from '../features/vocabulary.ts';
import { MEDIA_LABELS, MEDIA_STAGES, SUB_LABELS } from '../labels.ts';
import type { Calibration } from './calibrate.ts';
import type { Linear } from './fit-logistic.ts';

/** Changes with everything that a stored model's weights depend on: words, letters, lexicon. */
export const MEDIA_METHOD = 'media-3';

/** What a model was trained on. */
export type TrainedOn = { passages: number; events: number; byLabel: Record<string, number> };

/** A trained classifier. Outputs are the seven labels, then the six sub-labels, then the seven stages. */
export type MediaModel = {
  method: typeof MEDIA_METHOD;
  vocabulary: Vocabulary;
  linear: Linear;
  calibrations: readonly Calibration[];
  /** Power that the labels' shares are raised to before they are made to add up: above 1 where they were too timid. */
  sharpness: number;
  trainedOn: TrainedOn;
};

export const FIRST_SUB_LABEL = MEDIA_LABELS.length;
export const FIRST_STAGE = FIRST_SUB_LABEL + SUB_LABELS.length;
export const OUTPUTS = FIRST_STAGE + MEDIA_STAGES.length;
