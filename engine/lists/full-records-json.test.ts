import { gather, pieces } from './gather.ts';
import { ListFormatError, parseCslJson, parseFtm, parsePlainJson, parseSenzing } from './index.ts';
import { knownOf } from './readers/csv-text.ts';

describe('everything that a record can say', () => {
  it('is read from FollowTheMoney entities', async () => {
    const properties = {
      name: ['RAO, Asha'],
      alias: ['Asha R', 7],
      previousName: ['Asha S'],
      weakAlias: ['Ash'],
      abbreviation: ['AR'],
      birthDate: ['1988-03-12T00:00'],
      incorporationDate: ['1999'],
      buildDate: ['2001'],
      citizenship: ['in'],
      flag: ['pa'],
      taxNumber: ['T1'],
      gender: ['female'],
      programId: ['P1'],
      program: ['P2'],
      position: ['Judge'],
      topics: ['sanction.linked', 'role.rca', 'role.pep.natl', 'crime.sanction', 'crime'],
      address: ['1 Street'],
      summary: ['Told.'],
      notes: ['Told again.'],
    };
    const text = [
      { id: 'a1', schema: 'Person', properties },
      {
        id: 'a2',
        schema: 'LegalEntity',
        caption: 'Alpha',
        properties: { gender: ['male'], name: 'no list' },
      },
      { schema: 'Vessel', caption: 'STAR', properties: { gender: ['other'] } },
      { id: 'a3', schema: 'Airplane', caption: 'BIRD' },
      { id: 'a4', schema: 7, caption: 'X' },
    ];
    const { entries, rejected } = await gather(
      parseFtm(pieces(text.map((one) => JSON.stringify(one)).join('\n'))),
    );
    expect(entries.map(knownOf)).toEqual([
      {
        id: 'a1',
        type: 'person',
        names: ['Asha RAO (primary)', 'Asha R (aka)', 'Asha S (fka)', 'Ash (weak)', 'AR (weak)'],
        identifiers: [{ scheme: 'tax_id', value: 'T1' }],
        countries: ['IN', 'PA'],
        births: ['1988-03-12', '1999', '2001'],
        gender: 'female',
        programmes: ['P1', 'P2'],
        positions: ['Judge'],
        topics: ['sanctions', 'pep', 'crime.sanction', 'crime'],
        addresses: ['1 Street'],
        remarks: 'Told. Told again.',
      },
      { id: 'a2', type: 'unknown', names: ['Alpha (primary)'], gender: 'male' },
      { id: 'a3', type: 'aircraft', names: ['BIRD (primary)'] },
    ]);
    expect(rejected.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: The record has no number.',
      '5: The line is not an entity: a JSON object with id, schema and properties.',
    ]);
  });

  it('is read from Senzing entities', async () => {
    const entity = {
      RECORD_ID: ' S1 ',
      RECORD_TYPE: 'organization',
      NAMES: [
        null,
        'nobody',
        { NAME_TYPE: 'ALIAS', NAME_ORG: 'Alpha' },
        { NAME_TYPE: 'ALIAS', NAME_FIRST: 'A', NAME_MIDDLE: 'B', NAME_LAST: 'C' },
        { NAME_TYPE: 'ALIAS', NAME_LAST: 'D' },
        { NAME_TYPE: 'PRIMARY', NAME_FULL: 'Beta' },
      ],
      ADDRESSES: [{ ADDR_FULL: '1 Street' }],
      IDENTIFIERS: [
        { PASSPORT_NUMBER: 'P1' },
        { NATIONAL_ID_NUMBER: 'N1', LEI_NUMBER: 'L1' },
        { TRUSTED_ID_NUMBER: 'T1' },
      ],
      RISKS: 'none',
    };
    const text = `${JSON.stringify(entity)}\n[]\n${JSON.stringify({ RECORD_ID: 'S2', NAMES: [{ NAME_FULL: 'X' }] })}`;
    const { entries, rejected } = await gather(parseSenzing(pieces(text)));
    expect(entries.map(knownOf)).toEqual([
      {
        id: 'S1',
        type: 'organisation',
        names: ['Alpha (primary)', 'A B C (aka)', 'D (aka)', 'Beta (primary)'],
        identifiers: [
          { scheme: 'passport', value: 'P1' },
          { scheme: 'national_id', value: 'N1' },
          { scheme: 'LEI', value: 'L1' },
          { value: 'T1' },
        ],
        addresses: ['1 Street'],
      },
      { id: 'S2', type: 'unknown', names: ['X (primary)'] },
    ]);
    expect(rejected).toEqual([{ file: 'senzing.json', line: 2, reason: 'The record is not valid JSON.' }]);
  });

  it("is read from the JSON of the US' consolidated list", async () => {
    const record = {
      id: 7,
      source: 'Entity List (EL)',
      type: 'Vessel',
      name: ' STAR ',
      alt_names: ['', ' STAR II ', null],
      programs: 'none',
      addresses: [
        null,
        'nowhere',
        { address: '1 Street', city: 'Pune', state: 'MH', postal_code: '411001', country: 'IN' },
      ],
      citizenships: ['NP'],
      vessel_flag: 'PA',
      ids: [
        { type: 'Passport', number: 'A1' },
        { type: 'Website', number: 'x' },
        { type: 'Passport', number: null },
      ],
      call_sign: 'C9',
    };
    const text = `{"results":[\n${JSON.stringify(record)},\n{"id":8,},\n${JSON.stringify({ id: 9, source: 'a\\" (B)', name: 'B' })}]}`;
    const { entries, rejected } = await gather(parseCslJson(pieces(text)));
    expect(entries.map(knownOf)).toEqual([
      {
        id: '7',
        type: 'vessel',
        names: ['STAR (primary)', 'STAR II (aka)'],
        identifiers: [
          { scheme: 'passport', value: 'A1' },
          { scheme: 'call_sign', value: 'C9' },
        ],
        countries: ['IN', 'NP', 'PA'],
        programmes: ['EL'],
        topics: ['export_control'],
        addresses: ['1 Street, Pune, MH, 411001, IN'],
      },
      { id: '9', type: 'unknown', names: ['B (primary)'], programmes: ['B'], topics: ['export_control'] },
    ]);
    expect(rejected).toEqual([
      { file: 'US consolidated screening list', line: 3, reason: 'The record is not valid JSON.' },
    ]);
  });

  it("is read from a firm's own JSON, numbers too", async () => {
    const mapping = { name: 'n', identifiers: 'i', aliases: 'a' };
    const text = '{"n":" Asha ","i":31,"a":["A"," ",true]}\n7\n{"n":"Bela"}';
    const { entries, rejected } = await gather(parsePlainJson(pieces(text), { mapping }));
    expect(entries.map(knownOf)).toEqual([
      {
        id: 'asha 31',
        type: 'unknown',
        names: ['Asha (primary)', 'A (aka)'],
        identifiers: [{ value: '31' }],
      },
      { id: 'bela', type: 'unknown', names: ['Bela (primary)'] },
    ]);
    expect(rejected).toEqual([{ file: 'list.json', line: 2, reason: 'The record is not valid JSON.' }]);
  });
});

describe('JSON that cannot be read', () => {
  const long = 'x'.repeat(4_000_001);
  async function* once(text: string) {
    yield text;
  }
  it.each<[string, string, string, number]>([
    [
      'not an object on its first line',
      '\n\nnull',
      'A list of FollowTheMoney entities (JSON lines) was expected; line 3 of entities.ftm.json is not a JSON object.',
      3,
    ],
    [
      'a line without end',
      `{}\n{"id":"${long}`,
      'Line 2 of entities.ftm.json is too long for A list of FollowTheMoney entities (JSON lines).',
      2,
    ],
    [
      'a record without end',
      `[\n{"id":"${long}`,
      'The record on line 2 is too long for A list of FollowTheMoney entities (JSON lines).',
      2,
    ],
    [
      'an array closed twice',
      '\ufeff[{"id":"a b"}\n]]  ',
      'Line 2 of entities.ftm.json is not valid JSON.',
      2,
    ],
    [
      'an array that is never closed',
      '[{"id":"a b"}\n, ',
      'entities.ftm.json ends in the middle: it was not saved or sent completely.',
      2,
    ],
  ])('%s is refused in a sentence', async (_what, text, sentence, line) => {
    const failure = await gather(parseFtm(once(text))).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ListFormatError);
    expect(failure).toMatchObject({
      name: 'ListFormatError',
      message: sentence,
      file: 'entities.ftm.json',
      line,
    });
  });
});
