import { weigh } from '../score/compare.ts';
import { prepareName } from '../tokens/normalise.ts';
import type { Identifier, ListEntry } from '../types.ts';
import { identifiedEntries, liftByIdentifier } from './identifier-match.ts';
import { buildNameIndex } from './name-index.ts';

const entry = (id: string, names: string[], ...identifiers: Identifier[]): ListEntry => ({
  ...{ id, type: 'person', countries: [], births: [], identifiers },
  names: names.map((text) => ({ text, kind: 'primary' })),
});

const passport = { scheme: 'passport', value: 'Z-12345' };
const index = buildNameIndex([
  entry('0', ['Zarqun Oradia', 'Asha Ramanujan Rao', 'Asha Rao'], passport),
  entry('1', ['Asha Rao', 'Bela Quist'], { ...passport, scheme: 'tax' }),
  entry('2', ['Olan Merik'], { value: 'X-9' }),
]);

const found = (...identifiers: Identifier[]) => [
  ...identifiedEntries(index, { name: 'Asha Rao', type: 'person', identifiers }),
];
const lifted = (name: string, entry: number) =>
  liftByIdentifier(index, weigh(prepareName(name, 'person'), index.rarity), entry);

describe('an identifier in common', () => {
  it('finds the entries that have it under the same scheme', () => {
    expect(found({ scheme: 'passport', value: 'z 12345' })).toEqual([0]);
    expect(found({ value: 'z12345' })).toEqual([0, 1]);
    expect(found({ value: 'X-9' }, { value: 'Y-99999' })).toEqual([]);
    expect(identifiedEntries(index, { name: 'Asha Rao', type: 'person' }).size).toBe(0);
  });

  it('is found beside others that are too short', () => {
    expect(found({ value: 'X-9' }, passport)).toEqual([0]);
  });

  it('lifts the best of the names that an entry has, wherever it stands', () => {
    expect(lifted('Asha Ramanujan', 0).slot).toBe(1);
    expect(lifted('Zarqun', 0).slot).toBe(0);
    expect(lifted('Bela', 1).slot).toBe(1);
  });

  it('lifts the first name where none is like ours', () => {
    expect(lifted('Tomas Uhl', 0)).toMatchObject({ slot: 0, similarity: 0.9 });
  });

  it('lifts to nine tenths, and says what of it the identifier is', () => {
    const { similarity, explanation } = lifted('Asha Quist', 1);
    expect(similarity).toBe(0.9);
    expect(explanation.sentence).toMatch(/\. The identifier is the same\.$/);
    const last = explanation.parts.at(-1);
    expect(last).toMatchObject({ label: 'The same identifier', kind: 'identifier' });
    expect(last?.value).toBeGreaterThan(0);
    expect(last?.value).toBeLessThan(0.9);
  });

  it('leaves a name that is the same as it is', () => {
    const { similarity, slot, explanation } = lifted('Asha Rao', 0);
    expect({ similarity, slot }).toEqual({ similarity: 1, slot: 2 });
    expect(explanation.sentence).toBe('“Asha” and “Rao” are the same.');
  });
});
