import { featureCount, featuresOf } from '../features/features.ts';
import { makeVocabulary } from '../features/vocabulary.ts';
import { MEDIA_LABELS, MEDIA_STAGES, SUB_LABELS } from '../labels.ts';
import { foldOf } from '../training/folds.ts';
import type { TrainingPassage } from '../training/training-passage.ts';
import { calibrateHeldOut } from './calibrate-held-out.ts';
import { fitLogistic } from './fit-logistic.ts';
import { labelWeights } from './label-weights.ts';
import { FIRST_STAGE, FIRST_SUB_LABEL, MEDIA_METHOD, type MediaModel, OUTPUTS } from './media-model.ts';
import { rounded } from './serialise.ts';

/** Parts of the passages, events undivided, that are held out in turn for the calibration. */
const FOLDS = 3;

/**
 * Trains a classifier. Deterministic: the same passages in the same order give the same model. Needs passages of at
 * least two labels, else throws RangeError. About 1 ms a passage.
 */
export function trainModel(passages: readonly TrainingPassage[]): MediaModel {
  if (new Set(passages.map(({ label }) => label)).size < 2)
    throw new RangeError('training needs passages of at least two labels');
  const vocabulary = makeVocabulary(passages);
  const size = featureCount(vocabulary);
  const weights = labelWeights(passages);
  const examples = passages.map((passage) => ({
    features: featuresOf(passage.text, vocabulary).features,
    targets: targetsOf(passage),
    weight: weights.get(passage.label)!,
  }));
  const folds = passages.map(({ event }) => foldOf(event, FOLDS));
  return {
    method: MEDIA_METHOD,
    vocabulary,
    ...calibrateHeldOut(examples, folds, size),
    linear: rounded(fitLogistic(examples, size, OUTPUTS)),
    trainedOn: {
      passages: passages.length,
      events: new Set(passages.map(({ event }) => event)).size,
      byLabel: Object.fromEntries(
        MEDIA_LABELS.map((label) => [label, passages.filter((one) => one.label === label).length]),
      ),
    },
  };
}

function targetsOf({ label, subLabel, stage }: TrainingPassage): Uint8Array {
  const targets = new Uint8Array(OUTPUTS);
  targets[MEDIA_LABELS.indexOf(label)] = 1;
  if (subLabel) targets[FIRST_SUB_LABEL + SUB_LABELS.indexOf(subLabel)] = 1;
  if (stage) targets[FIRST_STAGE + MEDIA_STAGES.indexOf(stage)] = 1;
  return targets;
}
