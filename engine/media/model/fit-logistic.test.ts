import { type Example, FIT, fitLogistic, scoresOf } from './fit-logistic.ts';

const example = (targets: number[], values: Record<number, number>, weight = 1): Example => ({
  features: {
    indices: Int32Array.from(Object.keys(values), Number),
    values: Float32Array.from(Object.values(values)),
  },
  targets: Uint8Array.from(targets),
  weight,
});
const fitted = (examples: Example[], epochs: number, rate: number, decay = 0, seed = 1, smoothing = 0) => {
  const { outputs, weights, bias } = fitLogistic(examples, 2, examples[0]!.targets.length, {
    ...{ epochs, rate, decay, smoothing, seed },
  });
  return { outputs, weights: [...weights], bias: [...bias] };
};
const near = (...values: number[]) => values.map((value) => expect.closeTo(value, 5));

describe('logistic regression by steps', () => {
  it('begins at a score of −1 for every output', () => {
    expect(fitted([example([1, 0], { 1: 1 })], 0, 1)).toEqual({
      outputs: 2,
      weights: [0, 0, 0, 0],
      bias: [-1, -1],
    });
  });

  // At −1 an output says 0.268941: it is wrong by 0.731059 where it should say 1, by −0.268941 where 0.
  it('moves each output by what it was wrong, by rate, weight and value; the bias by a tenth', () => {
    const { weights, bias } = fitted([example([1, 0], { 1: 0.5 }, 3)], 1, 0.5);
    expect(weights).toEqual(near(0, 0, 0.731059 * 0.75, -0.268941 * 0.75));
    expect(bias).toEqual(near(-1 + 0.1 * 1.5 * 0.731059, -1 - 0.1 * 1.5 * 0.268941));
  });

  it('means a target of 1 as a little less', () => {
    const { weights } = fitted([example([1, 0], { 1: 1 })], 1, 1, 0, 1, 0.05);
    expect(weights).toEqual(near(0, 0, 0.95 - 0.268941, -0.268941));
  });

  it('moves every feature that an example has, and no other', () => {
    expect(fitted([example([1], { 0: 1, 1: 2 })], 1, 1).weights).toEqual(near(0.731059, 1.462117));
    expect(fitted([example([1], { 0: 1 })], 1, 1).weights).toEqual(near(0.731059, 0));
  });

  // The second time: score −0.926894 + 0.731059 = −0.195835, said 0.451197, wrong by 0.548803, rate 1 / 1.4.
  it('moves less from epoch to epoch', () => {
    const { weights, bias } = fitted([example([1], { 0: 1 })], 2, 1);
    expect(weights[0]).toBeCloseTo(0.731059 + 0.548803 / 1.4, 5);
    expect(bias[0]).toBeCloseTo(-0.926894 + 0.0548803 / 1.4, 5);
    const third = fitted([example([1], { 0: 1 })], 3, 1).weights[0]! - weights[0]!;
    const wrong = 1 - 1 / (1 + Math.exp(-(weights[0]! + bias[0]!)));
    expect(third).toBeCloseTo(wrong / 1.8, 5);
  });

  it('shrinks the weights after each epoch, once for every example', () => {
    const ones = [example([1], { 0: 1 }), example([1], { 1: 1 }, 0)];
    expect(fitted(ones, 1, 0.5, 0.2).weights[0]).toBeCloseTo(0.731059 * 0.5 * 0.9 * 0.9, 5);
  });

  // One step of rate r moves the score by 1.1 · r · 0.268941: to −5.65 (wrong by 0.0035) or −5.4 (by 0.0045).
  it('leaves alone what is wrong by less than 0.004', () => {
    const zero = [example([0], { 0: 1 })];
    const rateTo = (score: number) => (-1 - score) / (1.1 * 0.268941);
    expect(fitted(zero, 2, rateTo(-5.65))).toEqual(fitted(zero, 1, rateTo(-5.65)));
    expect(fitted(zero, 2, rateTo(-5.4))).not.toEqual(fitted(zero, 1, rateTo(-5.4)));
  });

  it('is the same for the same seed, and depends on the order that another seed makes', () => {
    const some = [
      example([1], { 0: 1 }),
      example([0], { 0: 1, 1: 1 }),
      example([1], { 1: 2 }),
      example([0], {}),
    ];
    expect(fitted(some, 3, 1, 0.01, 5)).toEqual(fitted(some, 3, 1, 0.01, 5));
    expect(fitted(some, 3, 1, 0.01, 5)).not.toEqual(fitted(some, 3, 1, 0.01, 6));
    expect(fitLogistic(some, 2, 1)).toEqual(fitLogistic(some, 2, 1, FIT));
  });

  it('tells apart what can be told apart', () => {
    const some = [example([1, 0], { 0: 1 }), example([0, 1], { 1: 1 })];
    const linear = fitLogistic(some, 2, 2);
    for (const { features, targets } of some)
      expect([...scoresOf(linear, features)].map((score) => (score > 0 ? 1 : 0))).toEqual([...targets]);
  });
});

test('a score is the bias and the weight of each feature by its value', () => {
  const linear = { outputs: 2, weights: Float32Array.of(1, 2, 3, 4, 5, 6), bias: Float32Array.of(10, 20) };
  const { features } = example([], { 0: 2, 2: 0.5 });
  expect([...scoresOf(linear, features)]).toEqual([10 + 2 + 2.5, 20 + 4 + 3]);
});
