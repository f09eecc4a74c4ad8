import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListEntry, NameKind } from '../index.ts';
import { buildNameIndex, searchNames } from '../index.ts';

const entry = (
  id: string,
  type: ListEntry['type'],
  names: [string, NameKind?][],
  more: Partial<ListEntry> = {},
): ListEntry => ({
  id,
  type,
  names: names.map(([text, kind]) => ({ text, kind: kind ?? 'primary' })),
  identifiers: [],
  countries: [],
  births: [],
  ...more,
});

const list: ListEntry[] = [
  entry('maduro', 'person', [['MADURO MOROS, Nicolas'], ['MADURO, Nicolas', 'aka']], {
    births: ['1962-11-23'],
    countries: ['VE'],
  }),
  entry('putin', 'person', [['PUTIN, Vladimir Vladimirovich']], { births: ['1952-10-07'], gender: 'male' }),
  entry('tikriti', 'person', [['AL-TIKRITI, Hamid Raja Shalah']]),
  entry('jackal', 'person', [['RAMIREZ SANCHEZ, Ilich'], ['The Jackal', 'weak']]),
  entry('emma', 'organisation', [['EMMA LLC']]),
  entry('corp', 'organisation', [['DAESONG TRADING CORPORATION']]),
  entry('hyoksin', 'organisation', [['KOREA HYOKSIN TRADING CORPORATION']]),
  entry('cuellar', 'person', [['CUELLAR SILVA, Jenny Johanna']]),
  entry('vessel', 'vessel', [['HAPJANG GANG 6']], { identifiers: [{ scheme: 'IMO', value: '9066540' }] }),
];

const index = buildNameIndex(list);
const ids = (name: string, type: ListEntry['type']) =>
  searchNames(index, { name, type }).map((hit) => hit.entryId);

describe('searching a list by name', () => {
  it('finds a misspelt name', () => {
    expect(ids('Nicolaas Madurro Moros', 'person')).toContain('maduro');
  });

  it('finds a name in another script', () => {
    expect(ids('Владимир Владимирович Путин', 'person')).toEqual(['putin']);
    expect(ids('حامد رجا صلاح التكريتي', 'person')).toEqual(['tikriti']);
  });

  it('finds a weak alias only when it is given exactly', () => {
    expect(ids('the jackal', 'person')).toEqual(['jackal']);
    expect(ids('the jackals', 'person')).toEqual([]);
  });

  it('does not take emma daniels for EMMA LLC', () => {
    expect(ids('emma daniels', 'person')).toEqual([]);
    expect(ids('emma daniels', 'organisation')).toEqual([]);
  });

  it('matches nothing by a legal form', () => {
    expect(ids('CORP', 'organisation')).toEqual([]);
    expect(ids('Trading Corporation Ltd', 'organisation')).toEqual([]);
    expect(ids('Group', 'organisation')).toEqual([]);
  });

  it('tells relatives and sister companies apart', () => {
    expect(ids('CUELLAR SILVA, Victor Hugo', 'person')).toEqual([]);
    expect(ids('Korea Kumsan Trading Corporation', 'organisation')).toEqual([]);
  });

  it('finds an entry by its identifier whatever its name, and says so', () => {
    const [hit] = searchNames(index, {
      name: 'Morning Star',
      type: 'vessel',
      identifiers: [{ scheme: 'imo', value: 'IMO 9066540' }],
    });
    expect(hit).toBeUndefined();
    const [exact] = searchNames(index, {
      name: 'Morning Star',
      type: 'vessel',
      identifiers: [{ scheme: 'IMO', value: '906-6540' }],
    });
    expect(exact).toMatchObject({ entryId: 'vessel', strength: 'strong', similarity: 0.9 });
    expect(exact?.explanation.parts).toContainEqual({
      label: 'The same identifier',
      kind: 'identifier',
      value: 0.9,
    });
  });

  it('keeps corroboration apart from the similarity', () => {
    const subject = { name: 'Nicolas Maduro Moros', type: 'person' as const };
    const [plain] = searchNames(index, subject);
    const [other] = searchNames(index, { ...subject, born: '1980', countries: ['VE'] });
    expect(other?.similarity).toBe(plain?.similarity);
    expect(other?.corroboration).toContainEqual({
      field: 'birth',
      verdict: 'contradicts',
      ours: '1980',
      theirs: '1962-11-23',
    });
    expect(other?.corroboration).toContainEqual({
      field: 'country',
      verdict: 'supports',
      ours: 'VE',
      theirs: 'VE',
    });
    expect(other?.corroboration).toContainEqual({ field: 'gender', verdict: 'unknown' });
  });

  it('gives the best name of an entry and its kind', () => {
    const [hit] = searchNames(index, { name: 'Nicolas Maduro', type: 'person' });
    expect(hit).toMatchObject({
      matchedName: { text: 'MADURO, Nicolas', kind: 'aka' },
      similarity: 1,
      strength: 'exact',
    });
  });
});

const shared = process.env.PRUDENCE_SHARED ?? join(process.cwd(), '..', 'shared');
const clean = join(shared, 'data', 'names', 'clean_persons', 'qarin_negatives_us.csv');
const ofac = join(shared, 'data', 'quality', 'ofac_index.jsonl');
const withData = existsSync(clean) && existsSync(ofac) ? it : it.skip;

describe('searching the whole OFAC list (skipped without the shared data)', () => {
  withData('hits at most two of two hundred people who are on no list', () => {
    const types = {
      person: 'person',
      organization: 'organisation',
      vessel: 'vessel',
      aircraft: 'aircraft',
    } as const;
    const entries = readFileSync(ofac, 'utf8')
      .trim()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as { id: string; type: keyof typeof types; name: string; aliases: string[] },
      )
      .map(({ id, type, name, aliases }) =>
        entry(id, types[type], [[name], ...aliases.map((alias): [string, NameKind] => [alias, 'aka'])]),
      );
    const names = readFileSync(clean, 'utf8')
      .split('\n')
      .slice(1, 201)
      .map((line) => line.split(',')[0] ?? '');
    const full = buildNameIndex(entries);
    const hits = names.filter((name) => searchNames(full, { name, type: 'person' }).length > 0);
    expect(hits.length).toBeLessThanOrEqual(2);
  });
});
