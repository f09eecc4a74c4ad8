import type { Features } from '../features/features.ts';
import { seeded, shuffled } from './random.ts';

/** One text to learn from: for each output 1 or 0, and how much the text counts. */
export type Example = { features: Features; targets: Uint8Array; weight: number };

/** Weights feature by feature, `outputs` in a row each; one bias an output. */
export type Linear = { outputs: number; weights: Float32Array; bias: Float32Array };

/** `smoothing` is how far from 1 a target of 1 is meant, 0–1, so that no text is learnt by heart (Szegedy et al. 2016). */
type FitOptions = { epochs: number; rate: number; decay: number; smoothing: number; seed: number };

/** Found on the tuning part of the passages. */
export const FIT: FitOptions = { epochs: 14, rate: 1.75, decay: 0.000005, smoothing: 0.05, seed: 20_261 };
/** Errors below are not worth a step: most outputs of most texts are long settled. */
const SETTLED = 0.004;

/**
 * Logistic regression, each output against the rest, by stochastic gradient descent with a falling rate and L2 decay
 * (Bottou 2010). The same examples in the same order give the same weights, bit for bit on one machine.
 */
export function fitLogistic(
  examples: readonly Example[],
  features: number,
  outputs: number,
  options: FitOptions = FIT,
): Linear {
  const model: Linear = {
    outputs,
    weights: new Float32Array(features * outputs),
    bias: new Float32Array(outputs).fill(-1),
  };
  const random = seeded(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = options.rate / (1 + 0.4 * epoch);
    for (const at of shuffled(examples.length, random))
      step(model, examples[at]!, rate, 1 - options.smoothing);
    const kept = (1 - rate * options.decay) ** examples.length;
    for (let at = 0; at < model.weights.length; at++) model.weights[at] = (model.weights[at] ?? 0) * kept;
  }
  return model;
}

function step(model: Linear, { features, targets, weight }: Example, rate: number, sure: number): void {
  const { outputs, weights, bias } = model;
  const wrong: { output: number; by: number }[] = [];
  scoresOf(model, features).forEach((score, output) => {
    const error = (targets[output] ?? 0) * sure - sigmoid(score);
    if (Math.abs(error) >= SETTLED) wrong.push({ output, by: rate * weight * error });
  });
  for (const { output, by } of wrong) bias[output] = (bias[output] ?? 0) + 0.1 * by;
  for (let at = 0; at < features.indices.length; at++) {
    const row = (features.indices[at] ?? 0) * outputs;
    const value = features.values[at] ?? 0;
    for (const { output, by } of wrong) weights[row + output] = (weights[row + output] ?? 0) + by * value;
  }
}

/** The score of each output, in log-odds before calibration. */
export function scoresOf({ outputs, weights, bias }: Linear, { indices, values }: Features): Float64Array {
  const scores = Float64Array.from(bias);
  for (let at = 0; at < indices.length; at++) {
    const row = (indices[at] ?? 0) * outputs;
    const value = values[at] ?? 0;
    for (let output = 0; output < outputs; output++) {
      scores[output] = (scores[output] ?? 0) + value * (weights[row + output] ?? 0);
    }
  }
  return scores;
}

export function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
