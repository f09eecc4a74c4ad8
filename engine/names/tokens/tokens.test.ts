import { isDistinctive, isInformative, makeToken, newToken, type TokenSpec } from './tokens.ts';

const spec = (text: string, more: Partial<TokenSpec> = {}): TokenSpec => ({
  ...{ text, kind: 'word', origin: 'latin', aside: false, tables: 'none' },
  ...more,
});

describe('a word ready to be compared', () => {
  it('has its sounds and its skeleton', () => {
    expect(newToken(spec('khalid'))).toMatchObject({ text: 'khalid', fold: 'Kalid', skeleton: 'klt' });
    expect(newToken(spec('khalid')).mass).toBe(newToken(spec('galid')).mass);
  });

  it('has a second sound only where it is read in two ways', () => {
    expect(newToken(spec('rda', { second: 'rza' })).otherFolds).toEqual(['rza']);
    expect(newToken(spec('rda', { second: 'rdda' })).otherFolds).toBeUndefined();
    expect(newToken(spec('rda')).otherFolds).toBeUndefined();
  });

  it('of a person is looked up among given names', () => {
    const tables = 'person' as const;
    const [aleksandr, alejandro] = ['aleksandr', 'alejandro'].map((name) => newToken(spec(name, { tables })));
    expect(aleksandr?.groups).toEqual(alejandro?.groups);
    expect(aleksandr?.groups).toHaveLength(1);
    expect(newToken(spec('zarqun', { tables })).groups).toBeUndefined();
    expect(newToken(spec('trust', { tables })).common).toBeUndefined();
  });

  it('of anything else is looked up among the words of organisations', () => {
    const other = (text: string) => newToken(spec(text, { tables: 'other' }));
    expect(other('bank').concept).toBe(other('banco').concept);
    expect(other('bank').concept).not.toBe(other('national').concept);
    expect(other('banque')).toMatchObject({ concept: other('bank').concept, common: true });
    expect(other('bank').concept).toEqual(expect.any(Number));
    expect(other('trident')).toMatchObject({ common: true });
    expect(other('trident').generic).toBeUndefined();
    expect(other('trust')).toMatchObject({ common: true, generic: true });
    for (const fact of ['concept', 'common', 'generic', 'groups'] as const)
      expect(other('zarqun')[fact]).toBeUndefined();
    expect(other('aleksandr').groups).toBeUndefined();
  });

  it('that stands for several is looked up nowhere', () => {
    expect(Object.keys(newToken(spec('trust'))).sort()).toEqual(Object.keys(newToken(spec('zarqun'))).sort());
  });
});

describe('the words that have been made before', () => {
  it('are not made again', () => {
    const first = makeToken(spec('zarqun'));
    makeToken(spec('oradia'));
    expect(makeToken(spec('zarqun'))).toBe(first);
    expect(newToken(spec('zarqun'))).not.toBe(first);
  });

  it.each<Partial<TokenSpec>>([
    { kind: 'particle' },
    { origin: 'script' },
    { aside: true },
    { second: 'rsa' },
    { second: undefined },
    { tables: 'other' },
  ])('are others where they differ in %j', (more) => {
    const first = makeToken(spec('rda', { second: 'rza' }));
    expect(makeToken(spec('rda', { second: 'rza', ...more }))).not.toBe(first);
  });

  it('are forgotten after a hundred thousand others', () => {
    const first = makeToken(spec('zarqun'));
    for (let at = 0; at < 100_001; at++) makeToken(spec(String(at), { kind: 'number' }));
    expect(makeToken(spec('zarqun'))).not.toBe(first);
    expect(makeToken(spec('zarqun'))).toEqual(first);
  });
});

describe('what a word can do', () => {
  it('tells names apart when it is a word of two letters or more', () => {
    expect(isInformative(newToken(spec('li')))).toBe(true);
    expect(isInformative(newToken(spec('j')))).toBe(false);
    for (const kind of ['number', 'initial', 'letter', 'particle', 'honorific', 'legal'] as const)
      expect(isInformative(newToken(spec('zarqun', { kind })))).toBe(false);
  });

  it('brings a name up when it does not only say what kind of organisation it is', () => {
    expect(isDistinctive(newToken(spec('zarqun', { tables: 'other' })))).toBe(true);
    expect(isDistinctive(newToken(spec('trident', { tables: 'other' })))).toBe(true);
    expect(isDistinctive(newToken(spec('trust', { tables: 'other' })))).toBe(false);
    expect(isDistinctive(newToken(spec('j', { tables: 'other' })))).toBe(false);
    expect(isDistinctive(newToken(spec('zarqun', { kind: 'legal' })))).toBe(false);
  });
});
