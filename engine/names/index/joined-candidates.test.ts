import { weigh } from '../score/compare.ts';
import { prepareName } from '../tokens/normalise.ts';
import type { SubjectType } from '../types.ts';
import { findCandidates } from './candidates.ts';
import { buildNameIndex } from './name-index.ts';
import { poolsFor } from './type-fits.ts';

/** The names worth a close look, those for which words were joined with a sign. */
function found(asked: string, names: string[], type: SubjectType = 'organisation'): string[] {
  const index = buildNameIndex(
    names.map((text, at) => ({
      ...{ id: `${at}`, type, identifiers: [], countries: [], births: [] },
      names: [{ text, kind: 'primary' }],
    })),
  );
  const side = weigh(prepareName(asked, type), index.rarity);
  return findCandidates(index, side, poolsFor(type), { missing: 1, share: 0 }).found.map(
    ({ name, joined }) => `${names[name]}${joined ? ' +' : ''}`,
  );
}

describe('a name that writes words together', () => {
  test('is found by two words that are one there, and by one word that is two', () => {
    expect(found('Zorin Mabel', ['Zorinmabel', 'Kestrel'])).toEqual(['Zorinmabel +']);
    expect(found('Zorinmabel', ['Zorin Mabel', 'Kestrel'])).toEqual(['Zorin Mabel +']);
  });

  test('is found by a word as it stands there, where it is short for another', () => {
    expect(found('Telecom', ['Tele Com', 'Kestrel'])).toEqual(['Tele Com +']);
    expect(found('Tele Com', ['Telecom', 'Kestrel'])).toEqual(['Telecom +']);
  });

  test('is found by three short words, not by three long ones', () => {
    expect(found('Trans Petro Chem', ['Transpetrochem'])).toEqual(['Transpetrochem +']);
    expect(found('Petro Kestrel Zorinman', ['Petrokestrelzorinman'])).toEqual([]);
  });

  test('is not found by small words alone', () => {
    expect(found('Mabel de la', ['Dela Quist'], 'person')).toEqual([]);
    expect(found('Mabel de la', ['Mabelde Quist'], 'person')).toEqual(['Mabelde Quist +']);
  });

  test('stands among equals in the order of the list', () => {
    expect(found('Zorin Kestrel', ['Kestrel', 'Zorin', 'Kestrel', 'Zorin'], 'person')).toEqual([
      ...['Kestrel', 'Zorin', 'Kestrel', 'Zorin'],
    ]);
  });
});
