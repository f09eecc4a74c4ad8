import fc from 'fast-check';
import { anySign } from '../../../tests/support/runner/any-sign.ts';
import { runToEnd } from '../../../tests/support/runner/run-to-end.ts';
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
      const text = part.repeat(250_000 / part.length);
      expect(runToEnd(() => splitPassages(text)).length).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('passages', () => {
  const places = (text: string) =>
    splitPassages(text).map(({ start, end, paragraph }) => [start, end, paragraph]);
  const long = (length: number) => `${'Y'.repeat(length - 1)}.`;

  it('are cut at a space before nine hundred signs, or at the limit, and never within a sign', () => {
    expect(places(`${'word '.repeat(200)}end.`)).toEqual([
      [0, 899, 0],
      [900, 1004, 0],
    ]);
    expect(places('x'.repeat(1000))).toEqual([
      [0, 900, 0],
      [900, 1000, 0],
    ]);
    expect(places(`${'x'.repeat(899)}😀${'x'.repeat(99)}`)[0]).toEqual([0, 899, 0]);
    expect(places(`😀${'x'.repeat(998)}`)[0]).toEqual([0, 900, 0]);
    expect(places('x'.repeat(900))).toEqual([[0, 900, 0]]);
    expect(places('letters '.repeat(150))).toEqual([
      [0, 895, 0],
      [896, 1199, 0],
    ]);
    expect(places(`${'two  '.repeat(199)}words`)).toEqual([
      [0, 898, 0],
      [900, 1000, 0],
    ]);
  });

  it('are not cut at a space that would leave less than a passage before it', () => {
    expect(places(`${'x'.repeat(80)} ${'y'.repeat(900)}`)[0]).toEqual([0, 900, 0]);
    expect(places(`${'x'.repeat(81)} ${'y'.repeat(900)}`)[0]).toEqual([0, 81, 0]);
  });

  it('hold short sentences with their neighbours, longer ones up to the usual length', () => {
    expect(places(`${long(200)} ${long(219)} ${long(200)}`)).toEqual([
      [0, 420, 0],
      [421, 621, 0],
    ]);
    expect(places(`${long(200)} ${long(220)}`)).toHaveLength(2);
    expect(places(`${long(800)} ${long(79)}`)).toEqual([[0, 880, 0]]);
    expect(places(`${long(800)} ${long(80)}`)).toHaveLength(2);
    expect(places(`${long(79)} ${long(821)}`)).toHaveLength(2);
    expect(places(`${long(79)} ${long(820)}`)).toEqual([[0, 900, 0]]);
    expect(places(`${long(300)}\n\n${long(60)} ${long(500)}`)).toEqual([
      [0, 300, 0],
      [302, 863, 1],
    ]);
  });

  it('count the paragraphs that hold something', () => {
    expect(places('One.\n \n\nTwo.\u2029\n\nThree.\nFour.')).toEqual([
      [0, 4, 0],
      [8, 12, 1],
      [15, 27, 2],
    ]);
  });
});
