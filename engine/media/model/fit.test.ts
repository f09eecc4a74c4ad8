import { foldOf } from '../training/folds.ts';
import { calibrate, fitSharpness, probabilityOf, sharesOf } from './calibrate.ts';
import { seeded, shuffled } from './random.ts';

describe('a stream of numbers', () => {
  it('is the same for the same seed', () => {
    const random = seeded(7);
    expect(Array.from({ length: 8 }, () => random(100))).toEqual([32, 90, 34, 30, 75, 88, 9, 27]);
  });

  it('decides an order in which every number stands once', () => {
    const order = shuffled(50, seeded(7));
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, place) => place));
    expect([...order]).not.toEqual([...order].sort((a, b) => a - b));
    expect([...shuffled(4, () => 0)]).toEqual([1, 2, 3, 0]);
    const asked: number[] = [];
    shuffled(4, (below) => asked.push(below) * 0);
    expect(asked).toEqual([4, 3, 2]);
  });

  it('puts an event into a fold by its id', () => {
    expect(['event-1', 'event-2', 'x'].map((event) => foldOf(event, 5))).toEqual([0, 4, 4]);
  });
});

describe('calibration', () => {
  /** Outcomes in the shares that these probabilities say, at scores that are too sure by `factor`. */
  const made = (factor: number, shift: number) => {
    const scores: number[] = [];
    const outcomes: boolean[] = [];
    for (const logit of [-2, -1, 0, 1, 2])
      for (let at = 0; at < 1000; at++) {
        scores.push(logit * factor + shift);
        outcomes.push(at / 1000 < 1 / (1 + Math.exp(-logit)));
      }
    return calibrate(scores, outcomes);
  };

  it.each([
    [1, 0],
    [3, 0],
    [2, 1],
    [0.5, -2],
    [1, 50],
    [0.5, -30],
  ])('takes back what scores are too sure of: times %s, %s aside', (factor, shift) => {
    const fitted = made(factor, shift);
    expect(fitted.slope).toBeCloseTo(1 / factor, 1);
    expect(probabilityOf(2 * factor + shift, fitted)).toBeCloseTo(0.881, 2);
    expect(probabilityOf(shift, fitted)).toBeCloseTo(0.5, 2);
    expect(probabilityOf(-2 * factor + shift, fitted)).toBeCloseTo(0.119, 2);
  });

  it('leaves scores as they are where there is nothing to fit, or what fits would turn them round', () => {
    const asTheyAre = { slope: 1, offset: 0 };
    expect(calibrate([], [])).toEqual(asTheyAre);
    expect(calibrate([5], [true])).toEqual(asTheyAre);
    expect(calibrate([-5], [false])).toEqual(asTheyAre);
    expect(calibrate([1, 2], [true, true])).toEqual(asTheyAre);
    expect(calibrate([1, 2], [false, false])).toEqual(asTheyAre);
    expect(calibrate([-1, -1, 1, 1], [true, true, false, false])).toEqual(asTheyAre);
  });

  it('is where neither slope nor offset can make the outcomes likelier', () => {
    const scores = [-4, -1, 0.5, 0.5, 1, 3, 7, 9];
    const outcomes = [false, false, true, false, false, true, true, true];
    const fitted = calibrate(scores, outcomes);
    // Four of each: yes counts as 5 in 6, no as 1 in 6.
    const wrong = scores.map((score, at) => probabilityOf(score, fitted) - (outcomes[at] ? 5 : 1) / 6);
    expect(wrong.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 4);
    expect(wrong.reduce((sum, one, at) => sum + one * scores[at]!, 0)).toBeCloseTo(0, 4);
  });

  it('is found however far off the scores are', () => {
    const outcomes = [false, false, true, true, true, true];
    const slopeAt = (factor: number) =>
      calibrate(
        [-1, -1, 1, 1, 1, -1].map((score) => score * factor),
        outcomes,
      ).slope * factor;
    for (const factor of [0.01, 40, 400]) expect(slopeAt(factor)).toBeCloseTo(slopeAt(1), 2);
  });

  it('keeps what is sure below certainty', () => {
    const { slope, offset } = calibrate([-9, -9, 9, 9], [false, false, true, true]);
    expect(probabilityOf(9, { slope, offset })).toBeCloseTo(0.75, 1);
    expect(probabilityOf(-9, { slope, offset })).toBeCloseTo(0.25, 1);
  });
});

describe('shares of labels', () => {
  it('are above 0, add up to 1, and part further the sharper they are', () => {
    expect(sharesOf([0.6, 0.2], 1)).toEqual([0.6 / 0.8, 0.2 / 0.8]);
    expect(sharesOf([0.6, 0.2], 2)[0]).toBeCloseTo(0.9);
    expect(sharesOf([1, 0], 1)[1]).toBeGreaterThan(0);
  });

  it('are as sharp as makes what was true likeliest, from 1 to below 2.5', () => {
    const told = [
      [0.6, 0.4],
      [0.6, 0.4],
      [0.4, 0.6],
    ];
    expect(fitSharpness(told, [0, 0, 1])).toBe(2.4);
    expect(fitSharpness(told, [1, 1, 0])).toBe(1);
    const often = Array.from({ length: 10 }, () => [0.6, 0.4]);
    expect(fitSharpness(often, [0, 0, 0, 0, 0, 0, 0, 1, 1, 1])).toBe(2.1);
    expect(fitSharpness([], [])).toBe(1);
  });
});
