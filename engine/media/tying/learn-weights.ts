import type { MediaModel } from '../model/media-model.ts';
import { readTies } from '../read-document.ts';
import { type GoldDocument, isSameSentence, subjectsOf } from '../training/gold-documents.ts';
import { likelihoodOf, type Signs, type Weights } from './likelihood.ts';

/** A sentence and a subject in it: its signs, and whether a person said that it tells something adverse of it. */
type TieExample = { signs: Signs; isTold: boolean; document: number };

/** Steps of the descent, their size, and how strongly weights are held to 0: found on the documents by halves. */
const FIT = { steps: 400, rate: 0.05, hold: 2 } as const;

/** What there is to learn from in documents. Acquittals, which may be told and need not, are left out. */
export function tieExamples(model: MediaModel, documents: readonly GoldDocument[]): TieExample[] {
  return documents.flatMap((gold, document) =>
    readTies(model, gold.text, subjectsOf(gold)).flatMap(({ excerpt, subject, signs }) => {
      const { name } = gold.subjects[Number(subject)]!;
      const told = gold.expected.find((one) => one.subject === name && isSameSentence(one.sentence, excerpt));
      return told?.stage === 'acquittal' ? [] : [{ signs, isTold: told !== undefined, document }];
    }),
  );
}

/**
 * Logistic regression with L2 by gradient descent over all examples at once (Adam, Kingma and Ba 2015): the same
 * examples give the same weights. Signs are in alphabetical order, weights have two decimals.
 */
export function learnWeights(examples: readonly TieExample[]): Weights {
  const names = [...new Set(examples.flatMap(({ signs }) => Object.keys(signs)))].sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ signs }) =>
    Object.entries(signs).map(([name, by]) => [places.get(name)!, by] as const),
  );
  const size = names.length + 1;
  const bias = names.length;
  const [weights, mean, spread] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= FIT.steps; step++) {
    const slope = weights.map((weight, at) => (at === bias ? 0 : FIT.hold * weight));
    for (const [at, row] of rows.entries()) {
      let score = weights[bias]!;
      for (const [place, by] of row) score += weights[place]! * by;
      const error = 1 / (1 + Math.exp(-score)) - Number(examples[at]!.isTold);
      for (const [place, by] of row) slope[place]! += error * by;
      slope[bias]! += error;
    }
    for (let at = 0; at < size; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      spread[at] = 0.999 * spread[at]! + 0.001 * slope[at]! ** 2;
      const by = mean[at]! / (1 - 0.9 ** step) / (Math.sqrt(spread[at]! / (1 - 0.999 ** step)) + 1e-8);
      weights[at]! -= FIT.rate * by;
    }
  }
  const twoDecimals = (weight: number) => Math.round(weight * 100) / 100;
  return {
    bias: twoDecimals(weights[bias]!),
    signs: Object.fromEntries(names.map((name, at) => [name, twoDecimals(weights[at]!)])),
  };
}

/** How likely each example is told, by weights learnt from other documents: every document is in one of `folds`. */
export function heldOutLikelihoods(examples: readonly TieExample[], folds = 16): number[] {
  const likelihoods: number[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const isHeldOut = ({ document }: TieExample) => document % folds === fold;
    const weights = learnWeights(examples.filter((one) => !isHeldOut(one)));
    for (const [at, one] of examples.entries())
      if (isHeldOut(one)) likelihoods[at] = likelihoodOf(one.signs, weights);
  }
  return likelihoods;
}
