import type { SubjectType } from '../types.ts';
import { fits, poolsFor, poolsReadAs, typeNumber } from './type-fits.ts';

const known: SubjectType[] = ['person', 'organisation', 'vessel', 'aircraft'];
const all: SubjectType[] = [...known, 'unknown'];
const has = (bits: number | undefined, type: SubjectType) => (((bits ?? 0) >> typeNumber(type)) & 1) === 1;

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

  it('are in one of two pools, so that every type is looked at for every other', () => {
    expect(new Set(all.map(typeNumber)).size).toBe(5);
    for (const ours of all) {
      const [fitting, others] = poolsFor(ours);
      for (const theirs of all) {
        expect(has(fitting, theirs)).toBe(fits(ours, theirs));
        expect(has(others, theirs)).toBe(!fits(ours, theirs));
      }
    }
  });

  it('are read alike, but for persons', () => {
    expect(all.filter((type) => has(poolsReadAs('person')[0], type))).toEqual(['person']);
    expect(all.filter((type) => has(poolsReadAs('vessel')[0], type))).toEqual(all.slice(1));
  });
});
