import { gather, pieces } from './gather.ts';
import {
  ListFormatError,
  parseCslJson,
  parseEuCsv,
  parseFtm,
  parsePlainJson,
  parseSenzing,
} from './index.ts';

describe("the EU's CSV", () => {
  const head =
    'fileGenerationDate;Entity_LogicalId;Entity_EU_ReferenceNumber;Entity_Remark;Entity_SubjectType;Entity_SubjectType_ClassificationCode;Entity_Regulation_Programme;NameAlias_LastName;NameAlias_FirstName;NameAlias_MiddleName;NameAlias_WholeName;NameAlias_Gender;NameAlias_Function;Address_City;Address_CountryIso2Code;Address_CountryDescription;BirthDate_BirthDate;BirthDate_Year;BirthDate_Circa;Identification_Number;Identification_TypeCode;Identification_CountryIso2Code;Citizenship_CountryIso2Code\n';
  const rows = [
    '01/09/2026;12;EU.1.2;Note;P;person;UKR;;;;Ivan Petrov;M;Governor;;;;;;;;;;',
    '01/09/2026;14;EU.9.9;;enterprise;E;SYR;STAR;;;;;;Damascus;SY;SYRIA;;;;;;;',
    '01/09/2026;12;EU.1.2;Note;P;person;UKR;;;;Иван Петров;;;;;;;;;;;;',
    '01/09/2026;12;EU.1.2;Note;P;person;UKR;;;;;;;;;;;1970;true;;;;',
    '01/09/2026;12;EU.1.2;Note;P;person;UKR;;;;;;;;;;1972-11-26;1972;false;77;passport;RU;RU',
  ].join('\n');

  it('gathers the rows of an entry, wherever they stand', async () => {
    const { entries, counts } = await gather(parseEuCsv(pieces(head + rows)));
    expect(entries[0]).toEqual({
      id: 'EU.1.2',
      type: 'person',
      names: [
        { text: 'Ivan Petrov', kind: 'primary' },
        { text: 'Иван Петров', kind: 'native' },
      ],
      identifiers: [{ scheme: 'passport', value: '77', country: 'RU' }],
      countries: ['RU'],
      births: ['1970~', '1972-11-26'],
      gender: 'male',
      programmes: ['UKR'],
      positions: ['Governor'],
      topics: ['sanctions'],
      addresses: [],
      remarks: 'Note',
    });
    expect(entries[1]).toMatchObject({
      id: 'EU.9.9',
      type: 'organisation',
      names: [{ text: 'STAR', kind: 'primary' }],
      addresses: ['Damascus, SYRIA'],
    });
    expect(counts).toEqual({ records: 2, entries: 2, rejected: 0, names: 3 });
  });

  it('is refused when its headings are missing', async () => {
    await expect(gather(parseEuCsv(pieces('name;country\nA;B\n')))).rejects.toThrow(ListFormatError);
  });
});

describe("the US consolidated screening list's JSON", () => {
  const record = {
    id: 'abc',
    source: 'Specially Designated Nationals (SDN) - Treasury Department',
    entity_number: '20264',
    type: 'Individual',
    programs: ['SDNTK'],
    name: 'MORENO, Juan "El Rojo" [alias]',
    alt_names: ['MORINO, J.'],
    addresses: [{ address: '1 Street', city: 'Tehran', state: null, postal_code: null, country: 'IR' }],
    dates_of_birth: ['1960-03-12'],
    nationalities: ['IQ'],
    ids: [{ type: 'Passport', number: 'A1', country: 'IQ' }],
    remarks: null,
  };
  const whole = (results: unknown[]) =>
    JSON.stringify({ search_performed_at: '2026-09-01', sources: [{ results: [1] }], results, total: 1 });

  it('reads its records one by one, whatever stands around them', async () => {
    const { entries, counts } = await gather(parseCslJson(pieces(whole([record]))));
    expect(entries).toEqual([
      {
        id: 'abc',
        type: 'person',
        names: [
          { text: 'Juan "El Rojo" [alias] MORENO', kind: 'primary' },
          { text: 'J. MORINO', kind: 'aka' },
        ],
        identifiers: [{ scheme: 'passport', value: 'A1', country: 'IQ' }],
        countries: ['IR', 'IQ'],
        births: ['1960-03-12'],
        programmes: ['SDN', 'SDNTK'],
        positions: [],
        topics: ['sanctions'],
        addresses: ['1 Street, Tehran, IR'],
      },
    ]);
    expect(counts).toEqual({ records: 1, entries: 1, rejected: 0, names: 2 });
  });

  it('is refused when it ends in the middle, has no results, or is a bare list', async () => {
    await expect(gather(parseCslJson(pieces(whole([record, record]).slice(0, -40))))).rejects.toThrow(
      /middle/,
    );
    await expect(gather(parseCslJson(pieces('{"data": []}')))).rejects.toThrow(/"results"/);
    await expect(gather(parseCslJson(pieces('{"results": []}]]')))).rejects.toThrow(/not valid JSON/);
  });
});

it('FollowTheMoney entities may stand in an array', async () => {
  const entities = [{ id: 'a', schema: 'Person', caption: 'Asha Rao', properties: { name: ['Asha Rao'] } }];
  const { entries } = await gather(parseFtm(pieces(JSON.stringify(entities, null, 2))));
  expect(entries).toMatchObject([{ id: 'a', type: 'person', names: [{ text: 'Asha Rao' }] }]);
});

it('Senzing entities bring names, births, countries and topics', async () => {
  const entity = {
    DATA_SOURCE: 'X',
    RECORD_ID: 'S1',
    RECORD_TYPE: 'PERSON',
    NAMES: [
      { NAME_TYPE: 'PRIMARY', NAME_FULL: 'Asha Rao' },
      { NAME_TYPE: 'ALIAS', NAME_FIRST: 'A.', NAME_LAST: 'Rao' },
    ],
    DATES: [{ DATE_OF_BIRTH: '1972' }],
    COUNTRIES: [{ NATIONALITY: 'us' }],
    RISKS: [{ TOPIC: 'role.pep' }],
    IDENTIFIERS: [{ OTHER_ID_TYPE: 'X', OTHER_ID_NUMBER: 'N1' }],
  };
  const { entries, counts } = await gather(parseSenzing(pieces(`${JSON.stringify(entity)}\n`)));
  expect(entries[0]).toMatchObject({
    id: 'S1',
    type: 'person',
    names: [
      { text: 'Asha Rao', kind: 'primary' },
      { text: 'A. Rao', kind: 'aka' },
    ],
    births: ['1972'],
    countries: ['US'],
    topics: ['pep'],
    identifiers: [{ value: 'N1' }],
  });
  expect(counts?.entries).toBe(1);
});

describe("a firm's own list in JSON", () => {
  const mapping = { name: 'Name', identifiers: 'CNIC', aliases: 'Aka' };

  it('is read through the mapping of its properties', async () => {
    const text =
      '[{"Name":"Asha Rao","CNIC":"31","Aka":["A. Rao"]},{"Name":"Asha Rao","CNIC":"32"},{"CNIC":"33"}]';
    const { entries, rejected } = await gather(parsePlainJson(pieces(text), { mapping }));
    expect(entries.map(({ id, names }) => [id, names.length])).toEqual([
      ['asha rao 31', 2],
      ['asha rao 32', 1],
    ]);
    expect(rejected).toMatchObject([{ line: 1, reason: 'The row has no name.' }]);
  });

  it('names the missing property and the ones there are', async () => {
    await expect(gather(parsePlainJson(pieces('{"a":1}\n'), { mapping, file: 'own.json' }))).rejects.toThrow(
      'own.json has no column called "Name". Its columns are: a.',
    );
  });
});
