import { prepareName } from '../tokens/normalise.ts';
import type { ListEntry, NameKind, SubjectType } from '../types.ts';
import { exactKey, type NameTable, tabulateNames } from './name-table.ts';

const entry = (id: string, names: [string, NameKind?][], type: SubjectType = 'person'): ListEntry => ({
  ...{ id, type, identifiers: [], countries: [], births: [] },
  names: names.map(([text, kind = 'primary']) => ({ text, kind })),
});

/** The names of a table as words, each with its entry and place. */
const readBack = (table: NameTable) =>
  Array.from(table.nameEntry, (at, name) => {
    const numbers = table.nameTokens.subarray(table.tokenStart[name], table.tokenStart[name + 1]);
    const words = Array.from(numbers, (number) => table.tokens[number]!.text);
    return [table.entries[at]!.id, table.nameSlot[name], words.join(' ')];
  });

describe('the names of a list', () => {
  test('stand in the order of the ids, each with its entry and its place there', () => {
    const table = tabulateNames([
      entry('c', [['Mirza']]),
      entry('a', [['Zorin Kestrel'], ['Zorin', 'aka']]),
      entry('b', [['Quist']]),
    ]);
    expect(table.entries.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(readBack(table)).toEqual([
      ['a', 0, 'zorin kestrel'],
      ['a', 1, 'zorin'],
      ['b', 0, 'quist'],
      ['c', 0, 'mirza'],
    ]);
  });

  test('keep the order they were given in where two have one id', () => {
    const twins = [entry('x', [['Zorin']]), entry('x', [['Mirza']]), entry('x', [['Abel']])];
    expect(tabulateNames(twins).entries).toEqual(twins);
  });

  test('number a word once, however often it stands there', () => {
    const table = tabulateNames([entry('a', [['Zorin Mirza'], ['Mirza Zorin', 'aka']])]);
    expect(table.tokens.map(({ text }) => text)).toEqual(['zorin', 'mirza']);
    expect([...table.numbers.values()]).toEqual([0, 1]);
    expect([...table.nameTokens]).toEqual([0, 1, 1, 0]);
    expect([...table.tokenStart]).toEqual([0, 2, 4]);
  });

  test('are skipped where they have no letters, and keep their places', () => {
    const table = tabulateNames([entry('a', [['???'], ['Zorin'], [''], ['Mirza']])]);
    expect(readBack(table)).toEqual([
      ['a', 1, 'zorin'],
      ['a', 3, 'mirza'],
    ]);
  });

  test('carry the type of their entry', () => {
    const types: SubjectType[] = ['person', 'organisation', 'vessel', 'aircraft', 'unknown'];
    const table = tabulateNames(types.map((type, at) => entry(`${at}`, [['Zorin Mirza']], type)));
    expect(new Set(table.nameType).size).toBe(types.length);
    expect(table.nameType).toHaveLength(types.length);
  });

  test('are read as the type of their entry asks', () => {
    const [person, firm] = (['person', 'organisation'] as const).map((type) =>
      tabulateNames([entry('a', [['J Zorin']], type)]),
    );
    expect(person!.tokens[0]!.kind).toBe('initial');
    expect(firm!.tokens[0]!.kind).toBe('letter');
  });

  test('are taken from what is known of an entry, all of them, where something is', () => {
    const [old, fresh] = [entry('a', [['Zorin'], ['Mirza']]), entry('b', [['Quist']])];
    const { tokens } = prepareName('Kestrel', 'person');
    const table = tabulateNames([old, fresh], (one) => (one === old ? new Map([[1, [tokens]]]) : undefined));
    expect(readBack(table)).toEqual([
      ['a', 1, 'kestrel'],
      ['b', 0, 'quist'],
    ]);
  });
});

describe('weak names', () => {
  test('are marked, and found by their words in alphabetical order', () => {
    const table = tabulateNames([
      entry('a', [['Zorin Mirza'], ['The Kestrel', 'weak'], ['Abel Quist', 'aka']]),
      entry('b', [['Kestrel The', 'weak']]),
      entry('c', [['Quist Abel', 'weak']]),
    ]);
    expect([...table.isWeak]).toEqual([0, 1, 0, 1, 1]);
    expect(Object.fromEntries(table.weak)).toEqual({ 'kestrel the': [1, 3], 'abel quist': [4] });
  });

  test.each([
    ['Mr Zorin Mirza', 'Mirza Zorin', 'person'],
    ['Zorin Trading Ltd', 'Trading Zorin', 'organisation'],
  ] as const)('are the same without titles and legal forms: %s, %s', (one, other, type) => {
    const keys = [one, other].map((name) => exactKey(prepareName(name, type).tokens));
    expect(keys[0]).toBe(keys[1]);
  });

  test('keep their particles, and the borders of their words', () => {
    const keyOf = (name: string) => exactKey(prepareName(name, 'person').tokens);
    expect(keyOf('Zorin van Mirza')).toBe('mirza van zorin');
    expect(keyOf('Zor Inmirza')).not.toBe(keyOf('Zorin Mirza'));
  });
});
