import { FEW_PASSAGES } from '../../../tests/support/data/few-passages.ts';
import { featuresOf } from '../features/features.ts';
import { MEDIA_LABELS, MEDIA_STAGES, SUB_LABELS } from '../labels.ts';
import type { TrainingPassage } from '../training/training-passage.ts';
import { calibrate, fitSharpness, probabilityOf } from './calibrate.ts';
import { calibrateHeldOut } from './calibrate-held-out.ts';
import { type Example, fitLogistic, scoresOf } from './fit-logistic.ts';
import { labelWeights } from './label-weights.ts';
import { OUTPUTS } from './media-model.ts';
import { serialiseModel } from './serialise.ts';
import { trainModel } from './train.ts';

describe('a model', () => {
  it('is calibrated, and says yes to every label, kind and stage of the passages it learnt from, no to others', () => {
    const model = trainModel(FEW_PASSAGES);
    for (const { slope } of model.calibrations.slice(0, MEDIA_LABELS.length)) expect(slope).not.toBe(1);
    const names = [...MEDIA_LABELS, ...SUB_LABELS, ...MEDIA_STAGES];
    for (const { text, label, subLabel, stage } of FEW_PASSAGES) {
      const scores = scoresOf(model.linear, featuresOf(text, model.vocabulary).features);
      const said = names.filter((_, output) => scores[output]! > 0);
      expect(said).toEqual([label, ...(subLabel ? [subLabel] : []), ...(stage ? [stage] : [])]);
    }
  });

  it('knows how many passages, events and passages of each label it was trained on', () => {
    const passage = (event: string, label: 'legal' | 'none'): TrainingPassage => ({
      event,
      label,
      text: 'It sank.',
    });
    const { trainedOn } = trainModel([passage('a', 'legal'), passage('a', 'legal'), passage('b', 'none')]);
    const none = { bribery_corruption: 0, financial: 0, regulatory: 0, sanctions: 0, pep: 0 };
    expect(trainedOn).toEqual({ passages: 3, events: 2, byLabel: { ...none, legal: 2, none: 1 } });
  });

  it('is the same whenever it is trained on the same passages', () => {
    const [one, other] = [trainModel(FEW_PASSAGES), trainModel(FEW_PASSAGES)];
    expect(serialiseModel(one) === serialiseModel(other)).toBe(true);
  });

  it('needs passages of two labels', () => {
    const refused = new RangeError('training needs passages of at least two labels');
    expect(() => trainModel([])).toThrow(refused);
    expect(() => trainModel(FEW_PASSAGES.filter(({ label }) => label === 'pep'))).toThrow(refused);
  });
});

test('a label weighs by the root of its rarity, from half to twice', () => {
  const many = (label: 'legal' | 'pep' | 'none', count: number) => new Array(count).fill({ label });
  const weights = (...passages: { label: 'legal' | 'pep' | 'none' }[]) =>
    Object.fromEntries(labelWeights(passages));
  expect(weights(...many('legal', 2), ...many('none', 2))).toEqual({ legal: 1, none: 1 });
  // On average 13 of a label.
  expect(weights(...many('legal', 8), ...many('pep', 13), ...many('none', 18))).toEqual({
    legal: expect.closeTo(Math.sqrt(13 / 8), 9),
    pep: 1,
    none: expect.closeTo(Math.sqrt(13 / 18), 9),
  });
  expect(weights(...many('legal', 1), ...many('pep', 1), ...many('none', 43))).toEqual({
    legal: 2,
    pep: 2,
    none: expect.closeTo(Math.sqrt(15 / 43), 9),
  });
  expect(weights(...many('legal', 1), ...many('none', 1)).none).toBe(1);
});

describe('the calibration', () => {
  const example = (label: number, value: number): Example => ({
    features: { indices: Int32Array.of(label % 2), values: Float32Array.of(value) },
    targets: Uint8Array.from({ length: OUTPUTS }, (_, output) => (output === label ? 1 : 0)),
    weight: 1,
  });
  // The third and the last are mistaken, so that no fit is sure.
  const examples = [
    example(0, 1),
    example(1, 1),
    example(0, 2),
    example(1, 2),
    example(2, 1),
    example(0, 0.5),
    example(3, 1),
  ];
  const folds = [0, 0, 1, 1, 2, 2, 1];

  it('rests on what a fit says of the folds it has not seen', () => {
    const order = [0, 1, 2].flatMap((fold) => {
      const linear = fitLogistic(
        examples.filter((_, at) => folds[at] !== fold),
        2,
        OUTPUTS,
      );
      return examples
        .filter((_, at) => folds[at] === fold)
        .map(({ features, targets }) => ({ scores: scoresOf(linear, features), targets }));
    });
    const { calibrations, sharpness } = calibrateHeldOut(examples, folds, 2);
    expect(calibrations).toHaveLength(OUTPUTS);
    calibrations.forEach((one, output) => {
      const wanted = order.map(({ targets }) => targets[output] === 1);
      expect(one).toEqual(
        calibrate(
          order.map(({ scores }) => scores[output]!),
          wanted,
        ),
      );
    });
    const labels = MEDIA_LABELS.map((_, output) => output);
    const said = order.map(({ scores }) =>
      labels.map((output) => probabilityOf(scores[output]!, calibrations[output]!)),
    );
    expect(sharpness).toBe(
      fitSharpness(
        said,
        order.map(({ targets }) => targets.indexOf(1)),
      ),
    );
  });

  it('leaves scores as they are where there is but one fold', () => {
    const { calibrations, sharpness } = calibrateHeldOut(
      examples,
      examples.map(() => 2),
      2,
    );
    expect(calibrations).toEqual(new Array(OUTPUTS).fill({ slope: 1, offset: 0 }));
    expect(sharpness).toBe(1);
  });
});
