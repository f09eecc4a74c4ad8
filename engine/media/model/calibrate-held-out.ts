import { MEDIA_LABELS } from '../labels.ts';
import { type Calibration, calibrate, fitSharpness, probabilityOf } from './calibrate.ts';
import { type Example, fitLogistic, scoresOf } from './fit-logistic.ts';
import { OUTPUTS } from './media-model.ts';

/**
 * Calibrates every output on scores of texts the fit had not seen: each fold of the examples is left out once, and
 * scored by a fit on the others. Where there is one fold only, scores stay as they are.
 */
export function calibrateHeldOut(
  examples: readonly Example[],
  folds: readonly number[],
  size: number,
): { calibrations: Calibration[]; sharpness: number } {
  const scored: { scores: Float64Array; targets: Uint8Array }[] = [];
  for (const fold of new Set(folds.toSorted())) {
    const seen = examples.filter((_, at) => folds[at] !== fold);
    if (seen.length === 0) break;
    const linear = fitLogistic(seen, size, OUTPUTS);
    for (const { features, targets } of examples.filter((_, at) => folds[at] === fold))
      scored.push({ scores: scoresOf(linear, features), targets });
  }
  const calibrations = Array.from({ length: OUTPUTS }, (_, output) =>
    calibrate(
      scored.map(({ scores }) => scores[output]!),
      scored.map(({ targets }) => targets[output] === 1),
    ),
  );
  const probabilities = scored.map(({ scores }) =>
    MEDIA_LABELS.map((_, output) => probabilityOf(scores[output]!, calibrations[output]!)),
  );
  const labels = scored.map(({ targets }) => targets.indexOf(1));
  return { calibrations, sharpness: fitSharpness(probabilities, labels) };
}
