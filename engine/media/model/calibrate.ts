import { sigmoid } from './fit-logistic.ts';

/** What turns a score into a probability: sigmoid(slope · score + offset). */
export type Calibration = { slope: number; offset: number };

export const probabilityOf = (score: number, { slope, offset }: Calibration): number =>
  sigmoid(slope * score + offset);

const STEPS = 60;

/**
 * Fits slope and offset to scores of texts the model had not seen (Platt 1999, with his smoothed targets; Newton's
 * method, each step halved until it makes the outcomes likelier: where scores are far too sure, a whole one overshoots
 * for ever). Without both kinds of outcome there is nothing to fit, and what fits may not turn scores round:
 * then they stay as they are.
 */
export function calibrate(scores: readonly number[], outcomes: readonly boolean[]): Calibration {
  const positive = outcomes.filter(Boolean).length;
  const negative = outcomes.length - positive;
  if (positive === 0 || negative === 0) return { slope: 1, offset: 0 };
  const high = (positive + 1) / (positive + 2);
  const low = 1 / (negative + 2);
  const targets = outcomes.map((outcome) => (outcome ? high : low));
  let [slope, offset] = [1, 0];
  for (let step = 0; step < STEPS; step++) {
    const { down, aside } = newtonStep(scores, targets, slope, offset);
    if (!(Math.abs(down) + Math.abs(aside) >= 1e-7)) break;
    const loss = lossOf(scores, targets, slope, offset);
    let length = Math.min(1, 2 / Math.max(Math.abs(down), Math.abs(aside)));
    const least = length * 1e-9;
    while (length > least && lossOf(scores, targets, slope - length * down, offset - length * aside) > loss)
      length /= 2;
    slope -= length * down;
    offset -= length * aside;
  }
  return slope > 0 && Number.isFinite(offset) ? { slope, offset } : { slope: 1, offset: 0 };
}

function newtonStep(scores: readonly number[], targets: readonly number[], slope: number, offset: number) {
  let [ga, gb, haa, hab, hbb] = [0, 0, 1e-6, 0, 1e-6];
  scores.forEach((score, at) => {
    const p = sigmoid(slope * score + offset);
    const error = p - targets[at]!;
    const curve = p * (1 - p);
    ga += error * score;
    gb += error;
    haa += curve * score * score;
    hab += curve * score;
    hbb += curve;
  });
  const determinant = haa * hbb - hab * hab;
  return { down: (hbb * ga - hab * gb) / determinant, aside: (haa * gb - hab * ga) / determinant };
}

/** How unlikely slope and offset make the targets: the sum of their negative log-likelihoods. */
function lossOf(
  scores: readonly number[],
  targets: readonly number[],
  slope: number,
  offset: number,
): number {
  return scores.reduce((sum, score, at) => {
    const logit = slope * score + offset;
    return sum + Math.log1p(Math.exp(-Math.abs(logit))) + Math.max(logit, 0) - targets[at]! * logit;
  }, 0);
}

/** The shares of the labels from their calibrated probabilities: each above 0, together 1. */
export function sharesOf(probabilities: readonly number[], sharpness: number): number[] {
  const raised = probabilities.map((one) => Math.max(one, 1e-9) ** sharpness);
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((one) => one / sum);
}

const SHARPEST = 2.5;

/** The power, from 1, that makes the true labels of texts the model had not seen likeliest. */
export function fitSharpness(probabilities: readonly number[][], labels: readonly number[]): number {
  let best = { sharpness: 1, loss: Number.POSITIVE_INFINITY };
  for (let sharpness = 1; sharpness <= SHARPEST; sharpness += 0.1) {
    const loss = probabilities.reduce(
      (sum, one, at) => sum - Math.log(sharesOf(one, sharpness)[labels[at] ?? 0] ?? 1),
      0,
    );
    if (loss < best.loss) best = { sharpness, loss };
  }
  return Math.round(best.sharpness * 10) / 10;
}
