import { isPartedElsewhere, isSpelt, joinedSimilarity, mayBeAcronym, runsOf } from '../score/joined-words.ts';
import { readingsOf } from '../tokens/normalise.ts';
import type { Token } from '../tokens/tokens.ts';
import type { SubjectType } from '../types.ts';
import { mayBeTied, readShapes, shapesOf } from './word-shapes.ts';

const NAMES = [
  ...['Abdul Rahman Hassan', 'Abdulrahman Hassan', 'Nur al Din Said', 'Nuruddin Said', 'Kim Jong Un'],
  ...['Kim Jongun', 'Myong Chin Ri', 'Myongc Hin Ri', 'Ana Sofia', 'Anasofia Lima', 'Mohammed Ali', 'Li Wu'],
  ...['Tehrik Taliban Pakistan', 'TTP', 'TTP Pakistan', 'Petro Nova Trading Ltd', 'Petronova Limited'],
  ...[
    'Tele Com',
    'Telecom Ltd',
    'Sea Co',
    'Seaco 7',
    'Intl Trading',
    'International Trade 40',
    'A B C',
    'Abc',
  ],
  ...[
    'عبد الرحمن حسن',
    'عبدالرحمن حسن',
    'Нур Ад Дин',
    '김 정은',
    'Ae Io',
    'Aeio Ue',
    'Bank of Asia',
    'Bankof Asia',
  ],
];
const open = new Uint8Array(24);

const read = (name: string, type: SubjectType) => readingsOf(name, type)[0]!.tokens;

/** The shapes as a search reads those of a listed name: copied from a vocabulary, by number. */
function listed(tokens: Token[]) {
  const turned = [...tokens].reverse();
  const numbers = Uint32Array.from(tokens, (_, at) => tokens.length - 1 - at);
  return readShapes(shapesOf(turned), numbers, 0, tokens.length);
}

const mayTie = (left: Token[], right: Token[], ours = open, theirs = open) =>
  mayBeTied(
    { shapes: shapesOf(left), count: left.length, settled: ours },
    { shapes: listed(right), count: right.length, settled: theirs },
  );

function areTied(left: Token[], right: Token[]): boolean {
  const isOne = (many: Token[], one: Token[]) =>
    one.some(
      (single) =>
        runsOf(many).some((run) => joinedSimilarity(many, run, single) > 0) ||
        (mayBeAcronym(single) && many.some((_, from) => isSpelt(many, from, single.text))),
    );
  const isParted = runsOf(left).some((our) =>
    runsOf(right).some((their) => isPartedElsewhere(left, our, right, their)),
  );
  return isOne(left, right) || isOne(right, left) || isParted;
}

describe('a quick look at words that may be written together', () => {
  test.each(['person', 'organisation'] as const)('says no only where none is (%s)', (type) => {
    let [tied, refused] = [0, 0];
    for (const one of NAMES)
      for (const other of NAMES) {
        const [left, right] = [read(one, type), read(other, type)];
        const may = mayTie(left, right);
        if (areTied(left, right)) {
          tied++;
          if (!may) throw new Error(`${one} and ${other} are tied`);
        } else if (!may) refused++;
      }
    expect(tied).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(NAMES.length ** 2 / 3);
  });

  test.each([
    ['two words as one', 'Abdul Rahman', 'Abdulrahman Hassan'],
    ['one word as two', 'Abdulrahman Hassan', 'Abdul Rahman'],
    ['words parted elsewhere', 'Myong Chin', 'Myongc Hin'],
    ['first letters', 'Tehrik Taliban Pakistan', 'TTP Kabul'],
  ])('sees %s', (_, left, right) => {
    expect(mayTie(read(left, 'person'), read(right, 'person'))).toBe(true);
  });

  test.each([
    ['of other lengths', 'Abdul Rahman', 'Abdulrahmanzadeh Lima'],
    ['with other ends', 'Kim Jong', 'Tamzond Hassan'],
    ['of other letters', 'Ana Sofia', 'Otto Ludwig'],
    ['with other first letters', 'Tehrik Taliban Pakistan', 'KTX Kabul'],
  ])('leaves out words %s', (_, left, right) => {
    expect(mayTie(read(left, 'person'), read(right, 'person'))).toBe(false);
  });

  test('leaves out words that are settled, on either side', () => {
    const [left, right] = [read('Abdul Rahman', 'person'), read('Abdulrahman Hassan', 'person')];
    const settled = Uint8Array.of(1, 0);
    expect(mayTie(left, right, settled, open)).toBe(false);
    expect(mayTie(left, right, open, settled)).toBe(false);
    expect(mayTie(right, left, settled, open)).toBe(false);
    expect(mayTie(right, left, open, settled)).toBe(false);
  });
});
