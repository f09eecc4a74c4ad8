import { readingsOf } from '../../tokens/normalise.ts';
import {
  ACRONYM,
  INFORMATIVE,
  LEGAL,
  LOOSE,
  NUMBER,
  packShapes,
  readShapes,
  SEVERAL,
  SHORTENED,
  shapesOf,
  WORD,
} from './word-shapes.ts';

const shapes = (name: string) => shapesOf(readingsOf(name, 'organisation')[0]!.tokens);
const codes = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));

describe('the shapes of words', () => {
  test('are the letters and consonants, the first and the last of each', () => {
    const { letters, initial, final, consonants, first, last } = shapes('Petronova Imre');
    expect([[...letters], [...initial], [...final]]).toEqual([[9, 4], codes('pi'), codes('ae')]);
    expect([[...consonants], [...first], [...last]]).toEqual([[5, 2], codes('bm'), codes('vr')]);
  });

  test('say what kinds of words they are', () => {
    const marks = (name: string) => shapes(name).marks;
    expect([...marks('Kovacs TTX 40 Ltd')]).toEqual([
      WORD | SEVERAL | ACRONYM | INFORMATIVE,
      WORD | ACRONYM | INFORMATIVE,
      NUMBER,
      LEGAL | SHORTENED,
    ]);
    expect([...marks('Петров')]).toEqual([WORD | SEVERAL | ACRONYM | INFORMATIVE | LOOSE]);
    expect(marks('Intl Zorin')[0]! & SHORTENED).toBe(SHORTENED);
  });

  test('are read of one name after another by the numbers of its words', () => {
    const { tokens } = readingsOf('Petronova Imre Kovacs Szabo', 'organisation')[0]!;
    const all = shapesOf(tokens);
    const one = readShapes(packShapes(tokens), Uint32Array.of(0, 3, 1, 2), 1, 2);
    const { letters, initial, final, consonants, first, last, marks } = all;
    for (const [read, known] of [
      ...([
        [one.letters, letters],
        [one.initial, initial],
        [one.final, final],
        [one.marks, marks],
      ] as const),
      ...([
        [one.consonants, consonants],
        [one.first, first],
        [one.last, last],
      ] as const),
    ])
      expect([read[0], read[1]]).toEqual([known[3], known[1]]);
    expect(one.written).toBeUndefined();
  });

  test('are told of how words stand in a name too, where one stands there otherwise', () => {
    const { tokens } = readingsOf('Zorin Intl Trading', 'organisation')[0]!;
    const { written } = readShapes(packShapes(tokens), Uint32Array.of(1, 2), 0, 2);
    expect([...written!.letters.slice(0, 2)]).toEqual([4, 7]);
    expect([...shapesOf(tokens).written!.letters]).toEqual([5, 4, 7]);
    expect(written!.marks[0]! & SHORTENED).toBe(0);
  });
});
