import { featureCount, featuresOf } from '../features/features.ts';
import { makeVocabulary } from '../features/vocabulary.ts';
import { MEDIA_LABELS, MEDIA_STAGES, SUB_LABELS } from '../labels.ts';
import { foldOf } from '../training/folds.ts';
import type { TrainingPassage } from '../training/training-passage.ts';
import { type Calibration, calibrate, fitSharpness, probabilityOf } from './calibrate.ts';
import { type Example, fitLogistic, type Linear, scoresOf } from './fit-logistic.ts';
import { FIRST_STAGE, FIRST_SUB_LABEL, MEDIA_METHOD, type MediaModel, OUTPUTS } from './media-model.ts';
import { rounded } from './serialise.ts';

/** Every event is left out once, so that the calibration rests on texts the fit had not seen. */
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
    weight: weights.get(passage.label) ?? 1,
  }));
  const folds = passages.map(({ event }) => foldOf(event, FOLDS));
  return {
    method: MEDIA_METHOD,
    vocabulary,
    ...calibration(examples, folds, size),
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

/** Rare labels count more: by the root of their rarity, between half and twice. */
function labelWeights(passages: readonly TrainingPassage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of passages) counts.set(label, (counts.get(label) ?? 0) + 1);
  const even = passages.length / counts.size;
  return new Map(
    [...counts].map(([label, count]) => [label, Math.min(2, Math.max(0.5, Math.sqrt(even / count)))]),
  );
}

function calibration(
  examples: readonly Example[],
  folds: readonly number[],
  size: number,
): { calibrations: Calibration[]; sharpness: number } {
  const scores: number[][] = Array.from({ length: OUTPUTS }, () => []);
  const outcomes: boolean[][] = Array.from({ length: OUTPUTS }, () => []);
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = examples.filter((_, at) => folds[at] !== fold);
    if (seen.length === 0 || seen.length === examples.length) continue;
    const model: Linear = fitLogistic(seen, size, OUTPUTS);
    examples.forEach((example, at) => {
      if (folds[at] !== fold) return;
      scoresOf(model, example.features).forEach((score, output) => {
        scores[output]?.push(score);
        outcomes[output]?.push(example.targets[output] === 1);
      });
    });
  }
  const calibrations = scores.map((of, output) => calibrate(of, outcomes[output] ?? []));
  const labels = (scores[0] ?? []).map((_, at) =>
    MEDIA_LABELS.findIndex((_label, output) => outcomes[output]?.[at]),
  );
  const probabilities = labels.map((_, at) =>
    MEDIA_LABELS.map((_label, output) => probabilityOf(scores[output]?.[at] ?? 0, calibrations[output]!)),
  );
  return { calibrations, sharpness: fitSharpness(probabilities, labels) };
}
