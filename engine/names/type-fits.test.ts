import { fits, typeNumber, typesFitting } from './type-fits.ts';
import type { SubjectType } from './types.ts';

const known: SubjectType[] = ['person', 'organisation', 'vessel', 'aircraft'];
const all: SubjectType[] = [...known, 'unknown'];

describe('two types', () => {
  it('can be one when they are the same, and an unknown one can be any', () => {
    for (const type of all) {
      expect(fits(type, type)).toBe(true);
      expect(fits(type, 'unknown')).toBe(true);
      expect(fits('unknown', type)).toBe(true);
    }
  });

  it('cannot be one when they are two known ones', () => {
    for (const ours of known)
      for (const theirs of known.filter((type) => type !== ours)) expect(fits(ours, theirs)).toBe(false);
  });

  it('have a bit each, and those that go with a type are the bits set for it', () => {
    expect(new Set(all.map(typeNumber)).size).toBe(5);
    for (const ours of all)
      for (const theirs of all)
        expect((typesFitting(ours) >> typeNumber(theirs)) & 1).toBe(fits(ours, theirs) ? 1 : 0);
  });
});
