import { buildNameIndex } from '../index/name-index.ts';
import { rankNames } from '../index/search.ts';
import { compareNames } from '../score/compare.ts';
import type { ListEntry, NameKind } from '../types.ts';
import { Calibration } from './calibration.ts';

const entry = (id: string, ...names: [string, NameKind?][]): ListEntry => ({
  ...{ id, type: 'person', identifiers: [], countries: [], births: [] },
  names: names.map(([text, kind = 'primary']) => ({ text, kind })),
});
const list = [
  entry('a', ['Vladimir Zworykin']),
  entry('b', ['Alexander Kestrel'], ['Kestrelman', 'weak']),
  entry('c', ['Petronella Quistgaard'], ['Petra Quistgaard', 'aka']),
];
const started = () => new Calibration(buildNameIndex(list));
const person = (name: string) => ({ name, type: 'person' as const });
const rowAt = (calibration: Calibration, threshold: number) =>
  calibration.rows().find((row) => row.threshold === threshold);

describe('what thresholds do on a list', () => {
  test('is told for every hundredth from 0.5 to 1', () => {
    const thresholds = started()
      .rows()
      .map(({ threshold }) => threshold);
    expect(thresholds).toHaveLength(51);
    expect([thresholds[0], thresholds[24], thresholds[50]]).toEqual([0.5, 0.74, 1]);
  });

  test('is not told of what was not given', () => {
    expect(rowAt(started(), 0.74)).toEqual({ threshold: 0.74 });
    expect(started().recommend(1)).toBeUndefined();
    const calibration = started();
    calibration.addClean(person('Mabel Abel'));
    expect(rowAt(calibration, 0.74)).toEqual({ threshold: 0.74, clean: 0 });
  });

  test('is the share of clean names that hit and of wanted ones that are found, in four decimals', () => {
    const calibration = started();
    for (const name of ['Vladimir Zworykin', 'Mabel Abel', 'Jan Zola']) calibration.addClean(person(name));
    calibration.addWanted(person('Alexander Kestrel'), ['x', 'b']);
    calibration.addWanted(person('Alexander Kestrel'), ['a']);
    expect(rowAt(calibration, 0.74)).toEqual({ threshold: 0.74, clean: 0.3333, recall: 0.5 });
    expect(calibration.counted).toEqual({ clean: 3, wanted: 2 });
  });

  test('counts a name up to the threshold it reaches, and not beyond', () => {
    const calibration = started();
    const subject = person('Vladimir Zworikyn');
    const [{ similarity } = { similarity: 0 }] = rankNames(buildNameIndex(list), subject, { threshold: 0.5 });
    expect(similarity).toBeGreaterThan(0.6);
    expect(similarity).toBeLessThan(1);
    calibration.addWanted(subject, ['a']);
    for (const { threshold, recall } of calibration.rows())
      expect(recall).toBe(similarity >= threshold ? 1 : 0);
  });

  test('counts two names by their similarity, as wanted where they mean the same and as clean where not', () => {
    const pair = ['Vladimir Zworykin', 'Vladimir Zworikyn'] as const;
    const { similarity } = compareNames(...pair, 'person', buildNameIndex(list));
    for (const match of [true, false]) {
      const calibration = started();
      calibration.addPair(...pair, 'person', match);
      expect(calibration.counted).toEqual(match ? { clean: 0, wanted: 1 } : { clean: 1, wanted: 0 });
      for (const { threshold, ...row } of calibration.rows())
        expect(row).toEqual({ [match ? 'recall' : 'clean']: similarity >= threshold ? 1 : 0 });
    }
  });

  test('reads a similarity of just so many hundredths as that', () => {
    const calibration = started();
    calibration.addPair('Zorin', 'Zorin', 'person', true);
    expect(rowAt(calibration, 1)?.recall).toBe(1);
  });
});

describe('the threshold that is recommended', () => {
  test('is the lowest that lets at most the given share of clean names hit', () => {
    const calibration = started();
    for (const name of ['Vladimir Zworykin', 'Mabel Abel', 'Jan Zola', 'Abel Mabel'])
      calibration.addClean(person(name));
    expect(calibration.recommend(0.25)).toEqual({ threshold: 0.5, clean: 0.25, rate: 0.25 });
    expect(calibration.recommend(0.2)).toBeUndefined();
    calibration.addClean(person('Vladimir Zworikyn'));
    const wanted = calibration.rows().find(({ clean }) => clean === 0.2);
    expect(wanted?.threshold).toBeGreaterThan(0.5);
    expect(calibration.recommend(0.2)).toEqual({ ...wanted, rate: 0.2 });
  });
});

describe('names of the list, written in other ways', () => {
  test('are wanted, and found when their entry is', () => {
    const calibration = started();
    calibration.addPerturbed(10);
    // The weak name is none of them.
    expect(calibration.counted).toEqual({ clean: 0, wanted: 4 });
    expect(rowAt(calibration, 0.5)?.recall).toBe(1);
  });

  test('are about as many as are asked for, spread over the list', () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      entry(`${10 + at}`, [`Zorin Kestrel${'abcdefghijklmnopqrst'[at]}`]),
    );
    const calibration = new Calibration(buildNameIndex(many));
    calibration.addPerturbed(5);
    expect(calibration.counted.wanted).toBe(5);
    calibration.addPerturbed(7);
    expect(calibration.counted.wanted).toBe(12);
    calibration.addPerturbed(0);
    expect(calibration.counted.wanted).toBe(12);
  });

  test('leave out what can only be written as it is', () => {
    const calibration = new Calibration(
      buildNameIndex([entry('a', ['Li Wu']), entry('b', ['Vladimir Zworykin'])]),
    );
    calibration.addPerturbed(10);
    expect(calibration.counted.wanted).toBe(1);
  });
});
