import fc from 'fast-check';
import { fewPassagesModel } from '../../tests/support/data/few-passages.ts';
import { anySign } from '../../tests/support/runner/any-sign.ts';
import { classifyPassage } from './index.ts';

describe('what a passage is about', () => {
  it('is told with the stage, the kind of offence and the words that decided', () => {
    const told = (text: string) => classifyPassage(fewPassagesModel(), text);
    const bribes = told('He was charged with paying bribes to customs officials.');
    expect(bribes).toMatchObject({ label: 'bribery_corruption', stage: 'charge' });
    expect(bribes.words.map(({ text }) => text)).toContain('bribes');
    expect(told('He was convicted of fraud that deceived investors.')).toMatchObject({
      label: 'financial',
      subLabel: 'fraud',
      stage: 'conviction',
    });
    expect(told('The firm opened a shop.').label).toBe('none');
  });

  it('is shown by words that carry the meaning, never by those that hold the sentence together', () => {
    const { words } = classifyPassage(
      fewPassagesModel(),
      'In 2021 he was charged in an indictment for paying bribes to an official of the ministry.',
    );
    expect(words.map(({ text }) => text)).toContain('bribes');
    expect(words.filter(({ text }) => /^(in|an|for|was|to|of|the|he)$/i.test(text))).toEqual([]);
  });

  it('has probabilities that add up, and words that stand where it says, for any text', () => {
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
        const { label, probabilities, words: deciding } = classifyPassage(fewPassagesModel(), text);
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
});
