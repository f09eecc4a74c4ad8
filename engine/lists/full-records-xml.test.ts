import { gather, pieces } from './gather.ts';
import { parseEuXml, parseOfacXml, parseUn } from './index.ts';
import { knownOf } from './readers/csv-text.ts';

describe('everything that a record can say', () => {
  it("is read from OFAC's XML", async () => {
    const id = (type: string, number: string, country = '') =>
      `<id><idType>${type}</idType><idNumber>${number}</idNumber><idCountry>${country}</idCountry></id>`;
    const text = `<sdnList><sdnEntry><uid>41</uid><firstName>Asha</firstName><lastName>RAO</lastName><sdnType>Individual</sdnType>
      <akaList><aka><type>a.k.a.</type><category>strong</category><lastName>RAU</lastName></aka></akaList>
      <idList>${id('Gender', 'Female')}${id('Passport', '')}${id('Website', 'x.example')}${id('Tax ID No.', '12')}</idList>
      <addressList><address><address1>1</address1><address2>2</address2><address3>3</address3><city>Pune</city>
        <stateOrProvince>MH</stateOrProvince><postalCode>411001</postalCode><country>India</country></address></addressList>
      <citizenshipList><citizenship><country>Nepal</country></citizenship></citizenshipList>
      <placeOfBirthList><placeOfBirthItem><placeOfBirth>Wonsan, Korea, North</placeOfBirth></placeOfBirthItem>
        <placeOfBirthItem><placeOfBirth>Chisinau, Moldova</placeOfBirth></placeOfBirthItem>
        <placeOfBirthItem><placeOfBirth>Iran</placeOfBirth></placeOfBirthItem></placeOfBirthList>
      </sdnEntry><sdnEntry><uid>42</uid><lastName>STAR</lastName><sdnType>Fish</sdnType><idList>${id('Gender', 'X')}</idList>
      <vesselInfo><callSign>C9</callSign><vesselFlag>Panama</vesselFlag></vesselInfo>
      <otherInfo><callSign>D1</callSign></otherInfo><vesselInfo/></sdnEntry></sdnList>`;
    const { entries } = await gather(parseOfacXml(pieces(text)));
    expect(entries.map(knownOf)).toEqual([
      {
        id: '41',
        type: 'person',
        names: ['Asha RAO (primary)', 'RAU (aka)'],
        identifiers: [{ scheme: 'tax_id', value: '12' }],
        countries: ['NP', 'IN', 'KP', 'MD', 'IR'],
        topics: ['sanctions'],
        addresses: ['1, 2, 3, Pune, MH, 411001, India'],
        gender: 'female',
      },
      {
        id: '42',
        type: 'unknown',
        names: ['STAR (primary)'],
        identifiers: [{ scheme: 'call_sign', value: 'C9' }],
        countries: ['PA'],
        topics: ['sanctions'],
      },
    ]);
  });

  it("is read from the EU's XML", async () => {
    const text = `<export><sanctionEntity logicalId="12" designationDetails=" Told   twice "><subjectType code="person" classificationCode="X"/>
      <nameAlias wholeName="Иван Петров" gender="X"/>
      <nameAlias firstName="Ivana" middleName="S." lastName="Petrova" wholeName="" gender="F"/><nameAlias firstName="Vanya" wholeName="" lastName=""/>
      <birthdate yearRangeFrom="1970" yearRangeTo="1972"/><identification/><identification latinNumber="78" identificationTypeCode="lei"/>
      <address street="1 Street" poBox="Box 2" zipCode="101" city="Minsk" region="Centre" countryDescription="BELARUS" countryIso2Code="BY"/>
      </sanctionEntity><sanctionEntity euReferenceNumber="EU.13"><subjectType code="enterprise" classificationCode="E"/>
      <nameAlias wholeName="Alpha" lastName="Omega"/></sanctionEntity><sanctionEntity logicalId="14"><subjectType classificationCode="P"/>
      <nameAlias wholeName="Beta"/></sanctionEntity><sanctionEntity logicalId="15"><nameAlias wholeName="Gamma"/></sanctionEntity></export>`;
    const { entries } = await gather(parseEuXml(pieces(text)));
    const topics = { topics: ['sanctions'] };
    expect(entries.map(knownOf)).toEqual([
      {
        id: '12',
        type: 'person',
        names: ['Иван Петров (native)', 'Ivana S. Petrova (primary)', 'Vanya (aka)'],
        identifiers: [{ scheme: 'LEI', value: '78' }],
        countries: ['BY'],
        births: ['1970/1972'],
        gender: 'female',
        addresses: ['1 Street, Box 2, 101, Minsk, Centre, BELARUS'],
        remarks: 'Told twice',
        ...topics,
      },
      { id: 'EU.13', type: 'organisation', names: ['Alpha (primary)'], ...topics },
      { id: '14', type: 'person', names: ['Beta (primary)'], ...topics },
      { id: '15', type: 'organisation', names: ['Gamma (primary)'], ...topics },
    ]);
  });

  it("is read from the UN's XML", async () => {
    const paper = (inside: string) => `<INDIVIDUAL_DOCUMENT>${inside}</INDIVIDUAL_DOCUMENT>`;
    const text = `<CONSOLIDATED_LIST><INDIVIDUAL><DATAID>7</DATAID><FIRST_NAME> ASHA </FIRST_NAME><THIRD_NAME>B.</THIRD_NAME><FOURTH_NAME>RAO</FOURTH_NAME>
      <GENDER>Female</GENDER>
      <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>RAU, A. ; Asha R</ALIAS_NAME><NOTE>Formerly; in Arabic: علي راو; in Russian: Аша</NOTE>
        <DATE_OF_BIRTH>1961</DATE_OF_BIRTH></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_DATE_OF_BIRTH><DATE>1960-03-12T00:00:00</DATE></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DATE_OF_BIRTH><FROM_YEAR>1963</FROM_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_ADDRESS><STREET>1 Street</STREET><CITY>Pune</CITY><STATE_PROVINCE>MH</STATE_PROVINCE><ZIP_CODE>411001</ZIP_CODE>
        <COUNTRY>India</COUNTRY></INDIVIDUAL_ADDRESS><INDIVIDUAL_ADDRESS_NOTE><CITY>x</CITY></INDIVIDUAL_ADDRESS_NOTE>
      <INDIVIDUAL_PLACE_OF_BIRTH><COUNTRY>Nepal</COUNTRY></INDIVIDUAL_PLACE_OF_BIRTH>
      ${paper('<TYPE_OF_DOCUMENT>National Identification Number</TYPE_OF_DOCUMENT><NUMBER>A1</NUMBER><COUNTRY_OF_ISSUE>India</COUNTRY_OF_ISSUE>')}
      ${paper('<TYPE_OF_DOCUMENT>Number</TYPE_OF_DOCUMENT><TYPE_OF_DOCUMENT2>Passport</TYPE_OF_DOCUMENT2><NUMBER>B2</NUMBER>')}
      ${paper('<TYPE_OF_DOCUMENT>Number</TYPE_OF_DOCUMENT><NUMBER>C3</NUMBER>')}${paper('<NUMBER>not known</NUMBER>')}
      </INDIVIDUAL><ENTITY><DATAID>8</DATAID><FIRST_NAME>ALPHA</FIRST_NAME><GENDER>X</GENDER></ENTITY></CONSOLIDATED_LIST>`;
    const { entries } = await gather(parseUn(pieces(text)));
    expect(entries.map(knownOf)).toEqual([
      {
        id: '7',
        type: 'person',
        names: ['ASHA B. RAO (primary)', 'A. RAU (fka)', 'Asha R (fka)', 'علي راو (native)', 'Аша (native)'],
        identifiers: [
          { value: 'A1', scheme: 'national_id', country: 'IN' },
          { value: 'B2', scheme: 'passport' },
          { value: 'C3' },
        ],
        countries: ['IN', 'NP'],
        births: ['1961', '1960-03-12'],
        gender: 'female',
        topics: ['sanctions'],
        addresses: ['1 Street, Pune, MH, 411001, India'],
      },
      { id: '8', type: 'organisation', names: ['ALPHA (primary)'], topics: ['sanctions'] },
    ]);
  });

  it('may stand in CDATA, over several lines', async () => {
    const text =
      '<CONSOLIDATED_LIST><ENTITY><DATAID>8</DATAID><FIRST_NAME><![CDATA[ALPHA &\n  BETA]]></FIRST_NAME></ENTITY></CONSOLIDATED_LIST>';
    const { entries } = await gather(parseUn(pieces(text)));
    expect(entries[0]?.names[0]?.text).toBe('ALPHA & BETA');
  });
});

describe('XML that cannot be read', () => {
  const un = (inside: string) => `<CONSOLIDATED_LIST>\n${inside}\n</CONSOLIDATED_LIST>`;
  it.each<[string, string, string]>([
    [
      'a tag that closes nothing',
      '<CONSOLIDATED_LIST/>\n</A>',
      'Line 2: the tag </A> closes nothing that is open.',
    ],
    [
      'tags crossed outside a record',
      un('<A></B>'),
      'Line 2: the tag closed here is not the one that is open.',
    ],
    [
      'an unknown entity',
      un('&nbsp;'),
      'Line 2: an entity is used that XML does not know; only &amp; &lt; &gt; &quot; &apos; are allowed.',
    ],
    [
      'nothing but a comment',
      '<!-- nothing else -->',
      'Line 1: the file ends in the middle. The file seems to be cut off: download it again.',
    ],
    ['a broken attribute', un('<A b=c/>'), 'Line 2: this is not well-formed XML (unquoted attribute value).'],
    ['tags within tags without end', un('<A>'.repeat(40)), 'Line 2: tags are nested more than 40 deep.'],
    ['a record without end', un(`<ENTITY>${'<A/>'.repeat(20_001)}`), 'Line 2: this record is far too long.'],
  ])('%s is refused in a sentence', async (_what, text, sentence) => {
    await expect(gather(parseUn(pieces(text)))).rejects.toMatchObject({ message: sentence, file: 'UN list' });
  });

  it('may be as deep and as long as that', async () => {
    const deep = un(`${'<A>'.repeat(39)}${'</A>'.repeat(39)}`);
    const long = un(
      `<ENTITY><DATAID>1</DATAID><FIRST_NAME>A</FIRST_NAME>${'<A/>'.repeat(19_998)}</ENTITY>`.repeat(2),
    );
    expect((await gather(parseUn(pieces(deep)))).entries).toEqual([]);
    expect((await gather(parseUn(pieces(long)))).entries).toHaveLength(1);
  });
});
