import type { Token, TokenKind } from '../tokens/tokens.ts';
import { makeToken } from '../tokens/tokens.ts';
import { align } from './align.ts';
import type { Side } from './edge.ts';

/** Words with their weights: "j:initial" for one of another kind. */
function side(words: string, weights: number[]): Side {
  const tokens = words.split(' ').map((word): Token => {
    const [text = '', kind = 'word'] = word.split(':');
    return makeToken({ text, kind: kind as TokenKind, origin: 'latin', aside: false, tables: 'none' });
  });
  return { tokens, weights };
}

/** What is tied: the places on both sides and how. */
const ties = (left: Side, right: Side) =>
  align(left, right).map((edge) => {
    const ours = Array.from({ length: edge.leftLength }, (_, at) => edge.left + at).join('+');
    const theirs = Array.from({ length: edge.rightLength }, (_, at) => edge.right + at).join('+');
    return `${ours}-${theirs} ${edge.how}`;
  });

describe('the words of two names', () => {
  test('are tied one to one, the most similar first', () => {
    expect(ties(side('petrova petrov', [1, 1]), side('petrov petrowa', [1, 1]))).toEqual([
      '1-0 exact',
      expect.stringMatching(/^0-1 (sound|typo)$/),
    ]);
    expect(ties(side('petrov', [1]), side('petrova petrov', [1, 1]))).toEqual(['0-1 exact']);
  });

  test('are tied by weight where they are equally similar', () => {
    expect(ties(side('zorin', [1]), side('zorin zorin', [0.4, 0.5]))).toEqual(['0-1 exact']);
    expect(ties(side('zorin', [1]), side('zorin zorin', [0.5, 0.4]))).toEqual(['0-0 exact']);
    expect(ties(side('mirza zorin', [0.4, 0.9]), side('mirza zorin', [0.4, 0.9]))[0]).toBe('1-1 exact');
  });

  test('weigh together what they weigh on average', () => {
    expect(align(side('zorin', [0.4]), side('zorin', [0.8]))).toEqual([
      {
        ...{ left: 0, leftLength: 1, right: 0, rightLength: 1 },
        ...{ similarity: 1, how: 'exact', weight: expect.closeTo(0.6, 9) },
      },
    ]);
  });

  test('stay alone where they are not alike', () => {
    expect(align(side('zorin', [1]), side('mabel', [1]))).toEqual([]);
    expect(align(side('zorin', [1]), { tokens: [], weights: [] })).toEqual([]);
  });

  test('are each taken once, those written together too', () => {
    const [many, one] = [side('green wave', [1, 1]), side('greenwave wavo', [1, 1])];
    expect(ties(many, one)).toEqual(['0+1-0 joined']);
    expect(ties(one, many)).toEqual(['0-0+1 joined']);
  });
});

describe('an initial', () => {
  const [initial, word] = [side('j:initial', [0.25]), side('john', [0.8])];

  test.each([
    ['left', initial, word],
    ['right', word, initial],
  ])(
    'on the %s fits a word that begins with it, weakly, and weighs no more than itself',
    (_, left, right) => {
      expect(align(left, right)).toMatchObject([{ how: 'initial', similarity: 0.8, weight: 0.25 }]);
    },
  );

  test('fits no word that begins otherwise', () => {
    expect(align(side('k:initial', [0.25]), word)).toEqual([]);
    expect(align(word, side('k:initial', [0.25]))).toEqual([]);
  });

  test('is the same as the same initial', () => {
    expect(align(initial, initial)).toMatchObject([{ how: 'exact', similarity: 1, weight: 0.25 }]);
  });

  test.each(['jan:particle', 'jr:honorific', 'jsc:legal', 'j5:number'])('stands for no %s', (small) => {
    expect(align(initial, side(small, [0.1]))).toEqual([]);
    expect(align(side(small, [0.1]), initial)).toEqual([]);
  });

  test('is what a letter of an organisation is not', () => {
    expect(align(side('j:letter', [0.25]), word)).toEqual([]);
    expect(align(word, side('j:letter', [0.25]))).toEqual([]);
  });
});
