import { classifyPassage } from './classify.ts';
import { featureCount } from './features/features.ts';
import { vocabularyOf } from './features/vocabulary.ts';
import { FIRST_STAGE, FIRST_SUB_LABEL, MEDIA_METHOD, type MediaModel, OUTPUTS } from './model/media-model.ts';

/** Outputs by their places: bribery_corruption 0, legal 2, none 6; fraud 7, laundering 8; charge and acquittal. */
const [BRIBERY, LEGAL, NONE, FRAUD, LAUNDERING] = [0, 2, 6, FIRST_SUB_LABEL, FIRST_SUB_LABEL + 1];
const [CHARGE, ACQUITTAL] = [FIRST_STAGE + 2, FIRST_STAGE + 6];

type Weights = Record<string, Record<number, number>>;

/** A model that knows these words alone, each as rare as the next, with these weights; every output else says −9. */
function made(weights: Weights, bias: Record<number, number> = {}, sharpness = 1): MediaModel {
  const terms = Object.keys(weights);
  const vocabulary = vocabularyOf(terms, new Float32Array(terms.length).fill(1));
  const first = featureCount(vocabularyOf([], new Float32Array()));
  const linear = {
    outputs: OUTPUTS,
    weights: new Float32Array(featureCount(vocabulary) * OUTPUTS),
    bias: new Float32Array(OUTPUTS).fill(-9),
  };
  terms.forEach((term, place) => {
    for (const [output, weight] of Object.entries(weights[term]!))
      linear.weights[(first + place) * OUTPUTS + Number(output)] = weight;
  });
  for (const [output, value] of Object.entries(bias)) linear.bias[Number(output)] = value;
  const calibrations = Array.from({ length: OUTPUTS }, () => ({ slope: 1, offset: 0 }));
  const trainedOn = { passages: 0, events: 0, byLabel: {} };
  return { method: MEDIA_METHOD, vocabulary, linear, calibrations, sharpness, trainedOn };
}

const LOG_3 = Math.log(3);

describe('the label of a passage', () => {
  // A single known word has the value 1.2, which all words of a text share; see features.
  it('is the likeliest of seven, by score and calibration, in shares of one', () => {
    const model = made({ zinc: { [LEGAL]: LOG_3 / 1.2 } }, { [LEGAL]: 0, [NONE]: 0 });
    const { label, probabilities } = classifyPassage(model, 'zinc');
    const rest = 5 / (1 + Math.exp(9));
    expect(label).toBe('legal');
    expect(Object.keys(probabilities)).toHaveLength(7);
    expect(probabilities.legal).toBeCloseTo(0.75 / (0.75 + 0.5 + rest), 6);
    expect(probabilities.none).toBeCloseTo(0.5 / (0.75 + 0.5 + rest), 6);
  });

  it('is sharper with a sharper model', () => {
    const sharp = made({ zinc: { [LEGAL]: LOG_3 / 1.2 } }, { [LEGAL]: 0, [NONE]: 0 }, 2);
    expect(classifyPassage(sharp, 'zinc').probabilities.legal).toBeCloseTo(0.5625 / (0.5625 + 0.25), 5);
  });

  it('rests on the calibration of its own output', () => {
    const model = made({ zinc: { [LEGAL]: 1 } }, { [LEGAL]: 0, [NONE]: 0 });
    const turned = model.calibrations.map((one, at) => (at === LEGAL ? { slope: 0.5, offset: -4 } : one));
    expect(classifyPassage({ ...model, calibrations: turned }, 'zinc').label).toBe('none');
  });

  it('is read from the first twenty thousand signs', () => {
    const model = made({ zinc: { [LEGAL]: 50 } }, { [NONE]: 0 });
    const told = (before: number) => classifyPassage(model, `${' '.repeat(before)}zinc`).words.length;
    expect([told(19_996), told(19_997)]).toEqual([1, 0]);
  });
});

describe('kind of offence and stage', () => {
  const sure = { [LEGAL]: 5 };
  const told = (bias: Record<number, number>, text = 'zinc') => {
    const { subLabel, stage } = classifyPassage(made({}, bias), text);
    return [subLabel, stage];
  };
  /** The score of a probability. */
  const at = (probability: number) => Math.log(probability / (1 - probability));

  it('are the likeliest from a probability of 0.4', () => {
    expect(told({ ...sure, [FRAUD]: at(0.41), [CHARGE]: at(0.41) })).toEqual(['fraud', 'charge']);
    expect(told({ ...sure, [FRAUD]: at(0.39), [CHARGE]: at(0.39) })).toEqual([undefined, undefined]);
    expect(told({ ...sure, [FRAUD]: at(0.5), [LAUNDERING]: at(0.6) })).toEqual(['laundering', undefined]);
    expect(told({ ...sure, [ACQUITTAL]: at(0.9) })).toEqual([undefined, 'acquittal']);
  });

  it('are not told of what tells nothing adverse', () => {
    expect(told({ [NONE]: 5, [FRAUD]: 5, [CHARGE]: 5 }, 'He was indicted.')).toEqual([undefined, undefined]);
  });

  it('the stage is that of the words where the model knows none', () => {
    expect(told(sure, 'He was indicted.')).toEqual([undefined, 'charge']);
    expect(told({ ...sure, [ACQUITTAL]: 5 }, 'He was indicted.')).toEqual([undefined, 'acquittal']);
  });
});

describe('the words that decided', () => {
  const words = (model: MediaModel, text: string) =>
    classifyPassage(model, text).words.map(({ text: word, weight }) => [word, weight]);

  it('are those that spoke for the label, each with its part of the score, the strongest first', () => {
    // Two known words share 1.2: each has 1.2 / √2 = 0.848528.
    const model = made({ zinc: { [LEGAL]: 1 }, lead: { [LEGAL]: 2 }, tin: { [LEGAL]: -1 } }, { [LEGAL]: 5 });
    expect(words(model, 'zinc lead')).toEqual([
      ['lead', 1.6971],
      ['zinc', 0.8485],
    ]);
    expect(words(model, 'tin silver')).toEqual([]);
    expect(classifyPassage(model, 'oh, Zinc!').words).toEqual([
      { text: 'Zinc', start: 4, end: 8, weight: 1.2 },
    ]);
  });

  it('count for nothing where they speak for another label', () => {
    expect(words(made({ zinc: { [BRIBERY]: 9 } }, { [LEGAL]: 50 }), 'zinc')).toEqual([]);
  });

  it('share what a pair of them says', () => {
    expect(words(made({ ' zinc lead': { [LEGAL]: 1 } }, { [LEGAL]: 5 }), 'zinc lead ore')).toEqual([
      ['zinc', 0.6],
      ['lead', 0.6],
    ]);
  });

  it('add up what they say alone and in pairs', () => {
    // Each term has 1.2 / √2 = 0.848528, and a word of the pair half of that.
    const model = made({ zinc: { [LEGAL]: 1 }, ' zinc lead': { [LEGAL]: 1 } }, { [LEGAL]: 5 });
    expect(words(model, 'zinc lead')).toEqual([
      ['zinc', 1.2728],
      ['lead', 0.4243],
    ]);
  });

  it('are six at most; of equals the first', () => {
    const terms = ['aab', 'bbc', 'ccd', 'dde', 'eef', 'ffg', 'ggh'];
    const model = made(Object.fromEntries(terms.map((term) => [term, { [LEGAL]: 1 }])), { [LEGAL]: 5 });
    expect(words(model, terms.join(' ')).map(([word]) => word)).toEqual(terms.slice(0, 6));
  });
});
