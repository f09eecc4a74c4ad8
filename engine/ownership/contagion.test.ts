import { contagion, type Tie, type TiedParty } from './index.ts';

const tie = (key: string, role = 'owner'): Tie => ({
  key,
  name: key.toUpperCase(),
  role,
  basis: { code: 'identifier', values: {} },
});
const party = (id: string, risk: TiedParty['risk'], ...ties: Tie[]): TiedParty => ({
  id,
  name: `Party ${id}`,
  risk,
  ties,
});
/** "a>d over K as director": the parties by their last letters, the tie, and the role at the other end. */
const waysFrom = (subject: string, parties: readonly TiedParty[], steps?: number) =>
  contagion(subject, parties, steps).map(
    ({ id, risk, path }) =>
      `${id} ${risk}: ${path.map(({ from, over, as, to }) => `${from} is ${over.role} ${over.name} is ${as} ${to}`).join(', ')}`,
  );

describe('the risk of others', () => {
  const parties = [
    party('d', 'sanctioned', tie('m')),
    party('c', 'high', tie('l', 'director'), tie('k', 'signatory')),
    party('a', null, tie('k')),
    party('b', null, tie('l', 'director'), tie('l'), tie('m', 'agent')),
    party('e', 'high'),
  ];

  it('reaches a party over whoever stands behind both, and over one party between', () => {
    expect(waysFrom('a', parties)).toEqual(['c high: Party a is owner K is signatory Party c']);
    expect(waysFrom('b', parties)).toEqual([
      'd sanctioned: Party b is agent M is owner Party d',
      'c high: Party b is director L is director Party c',
    ]);
    expect(waysFrom('c', parties)).toEqual([
      'd sanctioned: Party c is director L is director Party b, Party b is agent M is owner Party d',
    ]);
  });

  it('goes no farther than two steps, or as many as are asked for', () => {
    expect(waysFrom('a', parties, 0)).toEqual([]);
    expect(waysFrom('c', parties, 1)).toEqual([]);
    expect(waysFrom('a', parties, 3).map((way) => way.slice(0, 12))).toEqual([
      'c high: Part',
      'd sanctioned',
    ]);
    expect(waysFrom('a', parties, 1000)).toHaveLength(2);
  });

  it('names what the party is, without its own risk and without those that carry none', () => {
    expect(contagion('a', parties)[0]).toMatchObject({ id: 'c', name: 'Party c', risk: 'high' });
    expect(waysFrom('d', parties)).toEqual([
      'c high: Party d is owner M is agent Party b, Party b is director L is director Party c',
    ]);
    expect(waysFrom('e', parties)).toEqual([]);
    expect(waysFrom('nobody', parties)).toEqual([]);
  });

  it('puts the shortest way first, then the sanctioned, then by id, and takes the first of several ways', () => {
    const many = [
      party('s', null, tie('k', 'owner'), tie('j', 'owner'), tie('j', 'director')),
      party('z', 'sanctioned', tie('k')),
      party('y', 'high', tie('k')),
      party('x', 'high', tie('k', 'owner'), tie('j', 'secretary'), tie('j', 'agent')),
      party('w', 'sanctioned', tie('i')),
      party('v', null, tie('k'), tie('i', 'last')),
      party('u', null, tie('k'), tie('i', 'first')),
    ];
    expect(waysFrom('s', many)).toEqual([
      'z sanctioned: Party s is owner K is owner Party z',
      'x high: Party s is director J is agent Party x',
      'y high: Party s is owner K is owner Party y',
      'w sanctioned: Party s is owner K is owner Party u, Party u is first I is owner Party w',
    ]);
    expect(waysFrom('s', many.toReversed())).toEqual(waysFrom('s', many));
  });
});
