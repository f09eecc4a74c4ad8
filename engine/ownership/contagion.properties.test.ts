import fc from 'fast-check';
import { contagion, type TiedParty } from './index.ts';

const tie = fc
  .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('owner', 'director'))
  .map(([key, role]) => ({ key, name: key.toUpperCase(), role, basis: { code: 'identifier', values: {} } }));
const register: fc.Arbitrary<TiedParty[]> = fc
  .array(
    fc.tuple(fc.constantFrom('sanctioned' as const, 'high' as const, null), fc.array(tie, { maxLength: 3 })),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) => list.map(([risk, ties], at) => ({ id: `p${at}`, name: `Party ${at}`, risk, ties })));

test('every way begins at the party, ends at the one at risk, and each step is over somebody behind both', () => {
  fc.assert(
    fc.property(register, (parties) => {
      const keysOf = (name: string) =>
        new Set(parties.find((party) => party.name === name)?.ties.map(({ key }) => key));
      for (const { name, path } of contagion('p0', parties)) {
        expect(path[0]?.from).toBe('Party 0');
        expect(path.at(-1)?.to).toBe(name);
        expect(path.length).toBeLessThanOrEqual(2);
        path.forEach((step, at) => {
          expect(keysOf(step.from).has(step.over.key) && keysOf(step.to).has(step.over.key)).toBe(true);
          if (at > 0) expect(step.from).toBe(path[at - 1]?.to);
        });
      }
    }),
  );
});

test('who is flagged by another one is as far from it the other way round', () => {
  fc.assert(
    fc.property(register, (parties) => {
      const risky = parties.map((party) => ({ ...party, risk: 'high' as const }));
      for (const { id, path } of contagion('p0', risky)) {
        const back = contagion(id, risky).find((one) => one.id === 'p0');
        expect(back?.path.length).toBe(path.length);
      }
    }),
  );
});

test('the order of parties and of their ties never matters, and nobody flags itself', () => {
  fc.assert(
    fc.property(register, (parties) => {
      const turned = [...parties].reverse().map((party) => ({ ...party, ties: [...party.ties].reverse() }));
      expect(contagion('p0', turned)).toEqual(contagion('p0', parties));
      expect(contagion('p0', parties).map(({ id }) => id)).not.toContain('p0');
    }),
  );
});

test('one more tie never takes a flag away', () => {
  fc.assert(
    fc.property(register, tie, (parties, added) => {
      const more = parties.map((party, at) =>
        at === 0 ? { ...party, ties: [...party.ties, added] } : party,
      );
      const flagged = contagion('p0', more).map(({ id }) => id);
      for (const { id } of contagion('p0', parties)) expect(flagged).toContain(id);
    }),
  );
});
