import { gather, pieces } from './gather.ts';
import { parseCsl, parseEuXml, parseFtm, parseOfacXml, parseUkCsv } from './index.ts';

describe("OFAC's XML", () => {
  const xml = `<?xml version="1.0"?><sdnList xmlns="http://tempuri.org/sdnList.xsd"><publshInformation><Record_Count>2</Record_Count></publshInformation>
    <sdnEntry><uid>41</uid><firstName>Juan</firstName><lastName>MORENO</lastName><title>Minister</title><sdnType>Individual</sdnType>
      <remarks>(Linked To: X)</remarks><programList><program>SDNT</program></programList>
      <idList><id><uid>1</uid><idType>Passport</idType><idNumber>A12</idNumber><idCountry>Iraq</idCountry></id>
        <id><uid>2</uid><idType>Gender</idType><idNumber>Male</idNumber></id></idList>
      <akaList><aka><uid>3</uid><type>a.k.a.</type><category>weak</category><lastName>EL ROJO</lastName></aka>
        <aka><uid>4</uid><type>f.k.a.</type><category>strong</category><firstName>J.</firstName><lastName>MORINO</lastName></aka></akaList>
      <addressList><address><uid>5</uid><city>Tehran</city><country>Iran</country></address></addressList>
      <nationalityList><nationality><uid>6</uid><country>Iraq</country></nationality></nationalityList>
      <dateOfBirthList><dateOfBirthItem><uid>7</uid><dateOfBirth>circa 1960</dateOfBirth></dateOfBirthItem></dateOfBirthList>
    </sdnEntry><sdnEntry><uid>41</uid><lastName>TWICE</lastName><sdnType>Entity</sdnType></sdnEntry></sdnList>`;

  it('reads the same facts as the CSV files', async () => {
    const { entries, rejected } = await gather(parseOfacXml(pieces(xml)));
    expect(entries).toEqual([
      {
        id: '41',
        type: 'person',
        names: [
          { text: 'Juan MORENO', kind: 'primary' },
          { text: 'EL ROJO', kind: 'weak' },
          { text: 'J. MORINO', kind: 'fka' },
        ],
        identifiers: [{ scheme: 'passport', value: 'A12', country: 'IQ' }],
        countries: ['IQ', 'IR'],
        births: ['1960~'],
        gender: 'male',
        programmes: ['SDNT'],
        positions: ['Minister'],
        topics: ['sanctions'],
        addresses: ['Tehran, Iran'],
        remarks: '(Linked To: X)',
      },
    ]);
    expect(rejected[0]?.reason).toMatch(/41 occurs a second time/);
  });

  it('is not the UN list', async () => {
    await expect(gather(parseOfacXml(pieces('<CONSOLIDATED_LIST/>')))).rejects.toThrow(/OFAC list in XML/);
  });
});

describe("the EU's XML", () => {
  const xml = `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-01-01">
    <sanctionEntity euReferenceNumber="EU.1.2" logicalId="12"><remark>Note</remark>
      <regulation programme="UKR"/><subjectType code="person" classificationCode="P"/>
      <nameAlias wholeName="Ivan Petrov" gender="M" function="Governor" strong="true"/>
      <nameAlias wholeName="Иван Петров" strong="true"/><nameAlias firstName="Vanya" lastName="P." wholeName="" strong="false"/>
      <citizenship countryIso2Code="RU"/><birthdate circa="false" birthdate="1972-11-26" year="1972" countryIso2Code="MD"/>
      <birthdate circa="true" year="1970" countryIso2Code="00"/>
      <identification number="77" identificationTypeCode="passport" countryIso2Code="RU"/>
      <address city="Moscow" countryIso2Code="RU" countryDescription="RUSSIA"/></sanctionEntity></export>`;

  it('reads names with their strength and script, births, documents and places', async () => {
    const { entries, counts } = await gather(parseEuXml(pieces(xml)));
    expect(entries[0]).toEqual({
      id: 'EU.1.2',
      type: 'person',
      names: [
        { text: 'Ivan Petrov', kind: 'primary' },
        { text: 'Иван Петров', kind: 'native' },
        { text: 'Vanya P.', kind: 'weak' },
      ],
      identifiers: [{ scheme: 'passport', value: '77', country: 'RU' }],
      countries: ['RU', 'MD'],
      births: ['1972-11-26', '1970~'],
      gender: 'male',
      programmes: ['UKR'],
      positions: ['Governor'],
      topics: ['sanctions'],
      addresses: ['Moscow, RUSSIA'],
      remarks: 'Note',
    });
    expect(counts).toEqual({ records: 1, entries: 1, rejected: 0, names: 3 });
  });
});

describe('FollowTheMoney entities', () => {
  const lines = [
    '{"id":"a1","caption":"Asha Rao","schema":"Person","properties":{"name":["RAO, Asha"],"weakAlias":["Ash"],"birthDate":["1988"],"nationality":["in"],"topics":["sanction","role.pep"],"passportNumber":["Z1"]}}',
    '{"id":"x","schema":"Ownership","properties":{}}',
    'not JSON',
    '{"id":"a2","schema":"Company","properties":{"name":["Alpha Ltd"],"previousName":["Beta Ltd"],"jurisdiction":["gb"]}}',
  ].join('\n');

  it('become entries where they can be screened against, and rejected rows where they cannot be read', async () => {
    const { entries, rejected, counts } = await gather(parseFtm(pieces(lines)));
    expect(entries[0]).toMatchObject({
      id: 'a1',
      type: 'person',
      names: [
        { text: 'Asha Rao', kind: 'primary' },
        { text: 'Asha RAO', kind: 'aka' },
        { text: 'Ash', kind: 'weak' },
      ],
      births: ['1988'],
      countries: ['IN'],
      topics: ['sanctions', 'pep'],
      identifiers: [{ scheme: 'passport', value: 'Z1' }],
    });
    expect(entries[1]).toMatchObject({
      id: 'a2',
      countries: ['GB'],
      names: [{}, { text: 'Beta Ltd', kind: 'fka' }],
    });
    expect(rejected).toEqual([
      { file: 'entities.ftm.json', line: 3, reason: expect.stringMatching(/not an entity/) },
    ]);
    expect(counts).toMatchObject({ records: 3, entries: 2, rejected: 1 });
  });

  it('are expected from the first line on', async () => {
    await expect(gather(parseFtm(pieces('id,name of the list\n')))).rejects.toThrow(
      /line 1 .* is not a JSON object/,
    );
  });
});

describe('the US consolidated screening list', () => {
  const head =
    'source,entity_number,type,programs,name,title,addresses,alt_names,dates_of_birth,nationalities,ids\n';
  const rows =
    'Specially Designated Nationals (SDN) - Treasury Department,20264,Entity,SDNTK,200G PSA LLC,,"80 SW 8th Street, Miami, FL, 33130, US",G PSA; PSA TWO,,,"US, 80-0890696, Tax ID No."\n' +
    'Denied Persons List (DPL) - Bureau of Industry and Security,,,, ADRIAN H,,"1 Drive, Phoenix",,,,\n';

  it('reads its sources as programmes and tells sanctions from export control', async () => {
    const { entries } = await gather(parseCsl(pieces(head + rows)));
    expect(entries[0]).toMatchObject({
      id: 'SDN 20264',
      type: 'organisation',
      names: [{ text: '200G PSA LLC' }, { text: 'G PSA' }, { text: 'PSA TWO' }],
      programmes: ['SDN', 'SDNTK'],
      countries: ['US'],
      identifiers: [{ scheme: 'tax_id', value: '80-0890696', country: 'US' }],
      topics: ['sanctions'],
    });
    expect(entries[1]).toMatchObject({
      id: 'DPL ADRIAN H 1 Drive, Phoenix',
      type: 'unknown',
      topics: ['export_control'],
    });
  });

  it('is refused when its columns are missing', async () => {
    await expect(gather(parseCsl(pieces('name,country\nA,B\n')))).rejects.toThrow(
      /the columns source, entity_number/,
    );
  });
});

describe('the UK sanctions list', () => {
  const text =
    'Report Date: 23-Sep-2026\n' +
    'Unique ID,Name 6,Name 1,Name type,Alias strength,Name non-latin script,Regime Name,Designation Type,D.O.B,Nationality(/ies),Passport number,Address Line 1,Address Country\n' +
    'RUS1,PETROW,Ivan,Alias,Low quality a.k.a,,Russia,Individual,,,,,\n' +
    'CYB2,STAR LTD,,Primary Name,,,Cyber,Entity,,,,1 Harbour,Cyprus\n' +
    'RUS1,PETROV,Ivan,Primary Name,,Иван Петров,Russia,Individual,dd/05/1960,(1) Russia (2) Ukraine,77,,\n';

  it('gathers the rows of an entry, wherever they stand', async () => {
    const { entries, counts } = await gather(parseUkCsv(pieces(text)));
    expect(entries[0]).toMatchObject({
      id: 'RUS1',
      type: 'person',
      names: [
        { text: 'Ivan PETROV', kind: 'primary' },
        { text: 'Ivan PETROW', kind: 'weak' },
        { text: 'Иван Петров', kind: 'native' },
      ],
      births: ['1960-05'],
      countries: ['RU', 'UA'],
      identifiers: [{ scheme: 'passport', value: '77' }],
      programmes: ['Russia'],
    });
    expect(entries[1]).toMatchObject({
      type: 'organisation',
      addresses: ['1 Harbour, Cyprus'],
      countries: ['CY'],
    });
    expect(counts).toMatchObject({ records: 2, entries: 2 });
  });

  it('is refused when its headings are missing', async () => {
    await expect(gather(parseUkCsv(pieces('name,country\nA,B\nC,D\n')))).rejects.toThrow(/UK sanctions list/);
  });
});
