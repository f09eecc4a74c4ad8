import { FEW_PASSAGES, fewPassagesModel } from '../../../tests/support/data/few-passages.ts';
import { classifyPassage } from '../classify.ts';
import { CONCEPTS } from '../tables/lexicon/index.ts';
import { MEDIA_METHOD, OUTPUTS } from './media-model.ts';
import { ModelFormatError, parseModel, rounded, serialiseModel } from './serialise.ts';

const weightsOf = (...values: number[]) => {
  const { weights } = rounded({ outputs: 1, weights: Float32Array.from(values), bias: new Float32Array(1) });
  return Array.from(weights, (weight) => Math.round(weight * 1e4) / 1e4);
};

/** Bytes as base64. */
const base64 = (length: number) => btoa('\0'.repeat(length));

let text: string | undefined;
const stored = () => {
  text ??= serialiseModel(fewPassagesModel());
  return text;
};

describe('a stored model', () => {
  it('has weights in steps of 0.002, no further than 65.534 from 0', () => {
    expect(weightsOf(0.0011, 0.0009, -0.0031, 1)).toEqual([0.002, 0, -0.004, 1]);
    expect(weightsOf(65.534, 65.54, 100, -65.536, -1000)).toEqual([65.534, 65.534, 65.534, -65.534, -65.534]);
  });

  it('answers as the model did, and is the same when stored again', () => {
    const again = parseModel(stored());
    const model = fewPassagesModel();
    const { linear, ...rest } = again;
    expect({ ...rest, linear: model.linear }).toEqual(model);
    expect([linear.outputs, ...linear.bias]).toEqual([model.linear.outputs, ...model.linear.bias]);
    // One by one: 0 and −0 are the same weight.
    expect(linear.weights).toHaveLength(model.linear.weights.length);
    expect(linear.weights.every((weight, at) => weight === model.linear.weights[at])).toBe(true);
    for (const { text: passage } of FEW_PASSAGES.slice(0, 3))
      expect(classifyPassage(again, passage)).toEqual(classifyPassage(model, passage));
    expect(serialiseModel(again) === stored()).toBe(true);
  });

  it('names its format, its method and the concepts it counts', () => {
    const { format, method, concepts } = JSON.parse(stored());
    expect([format, method]).toEqual(['prudence-media-model', MEDIA_METHOD]);
    expect(concepts).toEqual(CONCEPTS);
  });
});

describe('what is no stored model is refused in words', () => {
  const refusal = (bad: string) => {
    try {
      parseModel(bad);
    } catch (error) {
      expect(error).toBeInstanceOf(ModelFormatError);
      return (error as Error).message;
    }
    return 'read';
  };
  const changed = (change: object) => refusal(JSON.stringify({ ...JSON.parse(stored()), ...change }));

  it.each(['{', '', '{"format":'])('not JSON: "%s"', (bad) => {
    expect(refusal(bad)).toBe('not JSON');
  });

  it.each(['null', '{}', '7', '{"format":"another"}'])('of another kind: %s', (bad) => {
    expect(refusal(bad)).toBe('not a model of adverse media');
  });

  it('of another method, or of other concepts', () => {
    expect(changed({ method: 'media-0' })).toBe(`made by method media-0, not ${MEDIA_METHOD}`);
    for (const concepts of [['bribe'], undefined, CONCEPTS.toReversed()])
      expect(changed({ concepts })).toBe(`made by method ${MEDIA_METHOD}, not ${MEDIA_METHOD}`);
  });

  it.each(['terms', 'idf', 'bias', 'weights', 'calibrations', 'trainedOn'])('without its %s', (part) => {
    expect(changed({ [part]: undefined })).toBe('a part of the model is missing');
  });

  it.each(['***', base64(3), base64(5)])('with bytes that are no numbers: %s', (bytes) => {
    expect(changed({ weights: bytes })).toBe('a part of the model is damaged');
    expect(changed({ idf: bytes })).toBe('a part of the model is damaged');
  });

  it('with parts that do not fit together', () => {
    const { idf, weights, terms, calibrations } = JSON.parse(stored());
    for (const change of [
      { idf: base64(4) },
      { weights: base64(8) },
      { terms: [...terms, 'more'] },
      { terms: [...terms, 'more'], idf: btoa(`${atob(idf)}\0\0\0\0`) },
      { weights: btoa(`${atob(weights)}\0\0`) },
      { bias: [1] },
      { calibrations: calibrations.slice(1) },
      { sharpness: 0.9 },
      { sharpness: undefined },
    ])
      expect(changed(change)).toBe('the parts of the model do not fit together');
    expect(changed({ sharpness: 1 })).toBe('read');
    expect(changed({ bias: new Array(OUTPUTS).fill(0) })).toBe('read');
  });
});
