import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { anySign } from '../../tests/support/any-sign.ts';
import {
  classifyPassage,
  evaluate,
  MEDIA_LABELS,
  ModelFormatError,
  parseModel,
  readPassageFiles,
  serialiseModel,
  trainModel,
  trainModelOfFiles,
} from './index.ts';

const folder = join(import.meta.dirname, 'passages');
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const { written, validation } = readPassageFiles(files);
const few = written.filter((_, at) => at % 6 === 0);

describe('the passages of the project', () => {
  it('are each written once, and no event of the validation is learnt from', () => {
    const all = [...written, ...validation];
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    const learnt = new Set(written.map(({ event }) => event));
    expect(validation.filter(({ event }) => learnt.has(event))).toEqual([]);
    expect(written.length).toBeGreaterThanOrEqual(1500);
    expect(validation.length).toBeGreaterThanOrEqual(200);
  });

  it('make a model that holds on events it never saw', () => {
    const model = trainModelOfFiles(files);
    expect(model.trainedOn.passages).toBeGreaterThan(4000);
    const measures = evaluate(model, validation);
    expect(measures.macroF1).toBeGreaterThan(0.75);
    for (const label of MEDIA_LABELS) expect(measures.byLabel[label].f1).toBeGreaterThan(0.5);
  });
});

describe('a model', () => {
  const model = trainModel(few);

  it('is the same whenever it is trained on the same passages', () => {
    expect(serialiseModel(trainModel(few))).toBe(serialiseModel(model));
  });

  it('answers the same after it was stored', () => {
    const stored = parseModel(serialiseModel(model));
    for (const { text } of validation.slice(0, 40))
      expect(classifyPassage(stored, text)).toEqual(classifyPassage(model, text));
    expect(serialiseModel(stored)).toBe(serialiseModel(model));
  });

  it('is refused when it is damaged or made by another method', () => {
    const text = serialiseModel(model);
    const stored = JSON.parse(text) as Record<string, unknown>;
    const changed = (change: object) => JSON.stringify({ ...stored, ...change });
    for (const bad of [
      'null',
      '{',
      text.slice(0, -20),
      changed({ method: 'media-0' }),
      changed({ concepts: ['bribe'] }),
      changed({ weights: 'AAAA' }),
      changed({ weights: '***' }),
      changed({ terms: undefined }),
      changed({ bias: [1] }),
    ])
      expect(() => parseModel(bad)).toThrow(ModelFormatError);
  });

  it('needs two labels', () => {
    expect(() => trainModel([])).toThrow(RangeError);
    expect(() => trainModel(few.filter(({ label }) => label === 'pep'))).toThrow(RangeError);
  });

  it('gives probabilities that add up, and words that stand where it says, for any text', () => {
    const words = fc.constantFrom(
      'bribe',
      'FINED',
      'the court',
      '2019',
      '$5m',
      'SEC',
      '制裁',
      '.',
      '\n',
      "o'clock",
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anySign }), fc.array(words)), (made) => {
        const text = typeof made === 'string' ? made : made.join(' ');
        const { label, probabilities, words: deciding } = classifyPassage(model, text);
        const shares = Object.values(probabilities);
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
        expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
        expect(probabilities[label]).toBe(Math.max(...shares));
        for (const word of deciding) {
          expect(text.slice(word.start, word.end)).toBe(word.text);
          expect(word.weight).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('says which words decided', () => {
    const { label, words } = classifyPassage(
      model,
      'He was charged with paying bribes to customs officials.',
    );
    expect(label).toBe('bribery_corruption');
    expect(words.map(({ text }) => text)).toContain('bribes');
  });

  it('takes less than 2 ms a passage', () => {
    const started = performance.now();
    for (const { text } of validation) classifyPassage(model, text);
    expect((performance.now() - started) / validation.length).toBeLessThan(2);
  });
});
