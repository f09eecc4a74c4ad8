import fc from 'fast-check';
import { anySign } from '../../tests/support/runner/any-sign.ts';
import { nearMatch, nearMatchKeys } from './index.ts';

const word = fc.constantFrom(
  ...'Zenith Green Technologies Bee Kay Chemtech Ravi Builders and The A 11 One Delhi Chennai Solutions.com B.K. Vidyut Nigam Spoken Colour'.split(
    ' ',
  ),
);
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const anything = fc.oneof(name, fc.string({ unit: anySign, maxLength: 40 }));
const same = new Set(['identical', 'same_by_rule', 'same_if_place_or_numeral_ignored']);

describe('near match of any two names', () => {
  it('says the same both ways round, with the same clauses', () => {
    fc.assert(
      fc.property(anything, anything, (left, right) => {
        const [there, back] = [nearMatch(left, right), nearMatch(right, left)];
        expect([back.verdict, back.clauses]).toEqual([there.verdict, there.clauses]);
      }),
    );
  });

  it('calls a name the same as itself in capitals, with another legal form', () => {
    fc.assert(
      fc.property(name, (one) => {
        const verdict = nearMatch(`Orchid ${one} Limited`, `ORCHID ${one.toUpperCase()} PVT. LTD.`).verdict;
        expect(same.has(verdict)).toBe(true);
      }),
    );
  });

  it('gives two names it calls the same a key in common', () => {
    fc.assert(
      fc.property(name, name, (left, right) => {
        if (!same.has(nearMatch(left, right).verdict)) return;
        const keys = new Set(nearMatchKeys(right));
        expect(left === right || nearMatchKeys(left).some((key) => keys.has(key))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('names a clause for every two names that are the same and not identical', () => {
    fc.assert(
      fc.property(name, name, (left, right) => {
        const { verdict, clauses, steps } = nearMatch(left, right);
        const named = verdict === 'same_by_rule' || verdict === 'same_if_place_or_numeral_ignored';
        expect([clauses.length > 0, steps.length]).toEqual([named, clauses.length]);
      }),
      { numRuns: 1000 },
    );
  });
});
