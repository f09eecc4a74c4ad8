import fc from 'fast-check';
import { anySign } from '../../../tests/support/any-sign.ts';
import { sentences } from './sentences.ts';
import { PASSAGE_LENGTHS, splitPassages } from './split-passages.ts';

const texts = (document: string) => splitPassages(document).map((passage) => passage.text);
describe('splitting a document into passages', () => {
  it.each([
    ['Mr. Rao met Dr. Pal.', 'Both were charged.'],
    ['Fairmead Pvt. Ltd. owes Rs. 4.5 crore to the bank.', 'Its lenders met.'],
    ['J. R. Okonkwo was named in case No. 71 of 2019.', 'He denies it.'],
    ['He asked: “Who paid?”', 'Nobody answered.'],
    ['委员会已对该公司进行处罚。', '公司表示将上诉。'],
    ['कंपनी पर जुर्माना लगाया गया।', 'उसने अपील की।'],
  ])('ends a sentence at its end: %s', (first, second) => {
    const text = `${first} ${second}`;
    expect(sentences(text).map(({ start, end }) => text.slice(start, end))).toEqual([first, second]);
  });

  it('keeps short sentences together and paragraphs apart', () => {
    expect(texts('The firm failed. It owes much.\n\nThe court sat. It rained.')).toEqual([
      'The firm failed. It owes much.',
      'The court sat. It rained.',
    ]);
  });

  it('says where every passage stands, loses nothing but white space, and bounds its length', () => {
    const signs = fc.constantFrom(
      '. ',
      '.',
      '\n\n',
      '\n',
      ' ',
      'Ltd. ',
      'A',
      'bc ',
      '😀',
      '? ',
      '”',
      '。',
      '７',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anySign }), fc.array(signs, { maxLength: 900 })), (made) => {
        const document = typeof made === 'string' ? made : made.join('');
        const passages = splitPassages(document);
        let end = 0;
        for (const passage of passages) {
          expect(document.slice(end, passage.start).trim()).toBe('');
          expect(document.slice(passage.start, passage.end)).toBe(passage.text);
          expect(passage.text.length).toBeLessThanOrEqual(PASSAGE_LENGTHS.longest);
          expect(passage.text.length).toBeGreaterThan(0);
          end = passage.end;
        }
        expect(document.slice(end).trim()).toBe('');
      }),
    );
  });

  it('takes a quarter of a megabyte of anything in its stride', () => {
    for (const part of ['a', ' ', '\n', '. ', 'A. ', '(', '1.', '\n ']) {
      const started = performance.now();
      splitPassages(part.repeat(250_000 / part.length));
      expect(performance.now() - started).toBeLessThan(4000);
    }
  });
});
