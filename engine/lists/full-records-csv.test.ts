import { gather, pieces } from './gather.ts';
import { parseCsl, parseEuCsv, parseOfac, parseUkCsv } from './index.ts';
import { csvText, knownOf } from './readers/csv-text.ts';

describe('everything that a record can say', () => {
  it("is read from the UK's CSV", async () => {
    const row = {
      'Unique ID': 'RUS1',
      'Name 6': 'PETROV',
      'Name type': 'Primary Name',
      'Alias strength': '',
      'Regime Name': 'Russia',
    };
    const text = csvText([
      { ...row, 'Name 6': 'PETROFF', 'Name type': 'Primary Name Variation', 'Passport number': '77' },
      {
        ...row,
        'Name 1': 'Ivan',
        'Name 2': 'Sergei',
        'Name 3': 'A',
        'Name 4': 'B',
        'Name 5': 'C',
        'Designation Type': 'Individual',
        Gender: 'Male',
        'D.O.B': '(1) 14/02/1960 (12) dd/mm/1961; 1962 ;dd/05/1963; 14/02/19601; x1962; 19623;aa/02/1960',
        'Country of birth': 'Moldova',
        'Nationality(/ies)': '(10) Russia',
        Position: '(1) Governor (2) Judge',
        'Passport number': '(1) 77 (2) 78',
        'National Identifier number': '77',
        'Business registration number (s)': '9',
        'Address Line 1': '1',
        'Address Line 2': '2',
        'Address Line 3': '3',
        'Address Line 4': '4',
        'Address Line 5': '5',
        'Address Line 6': '6',
        'Address Postal Code': '101',
        'Address Country': 'Cyprus',
        'Other Information': 'First',
      },
      { ...row, 'Name type': 'Former Primary Name', Gender: 'not known', 'Other Information': 'Second' },
      {
        ...row,
        'Unique ID': 'S2',
        'Name 6': 'STAR',
        'Designation Type': 'Ship',
        'IMO number': '9',
        'Current believed flag of ship': 'Panama',
      },
      { ...row, 'Unique ID': 'E3', 'Name 6': 'CO', 'Individual, Entity, Ship': 'Entity' },
      { ...row, 'Unique ID': '', 'Name 6': 'NOBODY', 'Individual, Entity, Ship': 'Fish', Gender: 'Female' },
    ]);
    const { entries } = await gather(parseUkCsv(pieces(text)));
    const topics = { programmes: ['Russia'], topics: ['sanctions'] };
    expect(entries.map(knownOf)).toEqual([
      {
        id: 'RUS1',
        type: 'unknown',
        names: ['Ivan Sergei A B C PETROV (primary)', 'PETROFF (aka)', 'PETROV (aka)'],
        identifiers: [
          { scheme: 'passport', value: '77' },
          { scheme: 'passport', value: '78' },
          { scheme: 'national_id', value: '77' },
          { scheme: 'registration', value: '9' },
        ],
        countries: ['RU', 'CY', 'MD'],
        births: ['1960-02-14', '1961', '1962', '1963-05'],
        positions: ['Governor', 'Judge'],
        addresses: ['1, 2, 3, 4, 5, 6, 101, Cyprus'],
        gender: 'male',
        remarks: 'First',
        ...topics,
      },
      {
        id: 'S2',
        type: 'vessel',
        names: ['STAR (primary)'],
        identifiers: [{ scheme: 'IMO', value: '9' }],
        countries: ['PA'],
        ...topics,
      },
      { id: 'E3', type: 'organisation', names: ['CO (primary)'], ...topics },
      { id: 'line 7', type: 'unknown', names: ['NOBODY (primary)'], gender: 'female', ...topics },
    ]);
  });

  it("is read from the EU's CSV", async () => {
    const row = {
      Entity_LogicalId: '12',
      Entity_SubjectType: 'person',
      NameAlias_WholeName: '',
      Entity_Regulation_Programme: 'UKR',
    };
    const text = csvText(
      [
        {
          ...row,
          NameAlias_WholeName: 'Иван Петров',
          NameAlias_Gender: 'X',
          Entity_DesignationDetails: 'Told',
        },
        {
          ...row,
          NameAlias_FirstName: 'Ivana',
          NameAlias_MiddleName: 'S.',
          NameAlias_LastName: 'Petrova',
          NameAlias_Gender: 'F',
          NameAlias_Function: 'Governor',
          Address_Street: '1 Street',
          Address_PoBox: 'Box 2',
          Address_ZipCode: '101',
          Address_City: 'Minsk',
          Address_Region: 'Centre',
          Address_CountryDescription: 'BELARUS',
          BirthDate_YearRangeFrom: '1970',
          BirthDate_YearRangeTo: '1972',
          BirthDate_CountryDescription: 'Moldova',
        },
        { ...row, NameAlias_FirstName: 'Vanya', Identification_LatinNumber: '77', BirthDate_Year: '1971' },
        { ...row, Identification_Number: '77', Identification_TypeCode: 'passport', BirthDate_Year: '1980?' },
        {
          ...row,
          Identification_Number: '78',
          Identification_TypeCode: 'DiplomPassport',
          Identification_CountryIso2Code: 'BY',
          BirthDate_YearRangeFrom: '1975',
          BirthDate_YearRangeTo: '1975',
          BirthDate_Circa: 'TRUE',
          BirthDate_BirthDate: '1975-04-01T00',
        },
        {
          ...row,
          Entity_LogicalId: '13',
          Entity_SubjectType: 'E',
          Entity_SubjectType_ClassificationCode: 'enterprise',
          NameAlias_WholeName: 'Alpha',
          NameAlias_LastName: 'Omega',
          Citizenship_CountryDescription: 'Iran',
        },
        {
          ...row,
          Entity_LogicalId: '14',
          Entity_SubjectType: 'enterprise',
          Entity_SubjectType_ClassificationCode: 'P',
          NameAlias_WholeName: 'Beta',
        },
      ],
      ';',
    );
    const { entries } = await gather(parseEuCsv(pieces(text)));
    const topics = { programmes: ['UKR'], topics: ['sanctions'] };
    expect(entries.map(knownOf)).toEqual([
      {
        id: '12',
        type: 'person',
        names: ['Иван Петров (native)', 'Ivana S. Petrova (primary)', 'Vanya (aka)'],
        identifiers: [{ value: '77' }, { scheme: 'passport', value: '78', country: 'BY' }],
        countries: ['MD', 'BY'],
        births: ['1970/1972', '1971', '1975~'],
        gender: 'female',
        positions: ['Governor'],
        addresses: ['1 Street, Box 2, 101, Minsk, Centre, BELARUS'],
        remarks: 'Told',
        ...topics,
      },
      { id: '13', type: 'organisation', names: ['Alpha (primary)'], countries: ['IR'], ...topics },
      { id: '14', type: 'person', names: ['Beta (primary)'], ...topics },
    ]);
  });

  it("is read from the CSV of the US' consolidated list", async () => {
    const row = {
      source: 'Entity List (EL)',
      entity_number: '7',
      type: 'Vessel',
      programs: '',
      name: 'STAR',
    };
    const text = csvText([
      {
        ...row,
        _id: ' abc ',
        ' title ': 'Captain',
        addresses: '1 Street, Minsk, BY;  2 Street, IR',
        alt_names: 'STAR II;  ; STAR III ',
        ids: 'Passport, A1, IR; US, 80-1, Tax ID No.; Passport; nothing 5; IR, Passport; Passport, B2',
        programs: 'P1; P2',
        nationalities: 'IN; LK',
        citizenships: 'NP',
        vessel_flag: 'PA',
        places_of_birth: 'Chisinau, Moldova',
        dates_of_birth: '1960; circa 1961',
        call_sign: 'C9',
        remarks: 'Seen',
      },
      { ...row, entity_number: '', source: 'Nothing in brackets', alt_names: '', ids: '', type: 'Fish' },
      { ...row, source: 'Capta List (CAP) - Treasury', type: 'AIRCRAFT' },
    ]);
    const { entries } = await gather(parseCsl(pieces(text)));
    expect(entries.map(knownOf)).toEqual([
      {
        id: 'abc',
        type: 'vessel',
        names: ['STAR (primary)', 'STAR II (aka)', 'STAR III (aka)'],
        identifiers: [
          { scheme: 'passport', value: 'A1', country: 'IR' },
          { scheme: 'tax_id', value: '80-1', country: 'US' },
          { scheme: 'passport', value: 'B2' },
          { scheme: 'call_sign', value: 'C9' },
        ],
        countries: ['BY', 'IR', 'IN', 'LK', 'NP', 'PA', 'MD'],
        births: ['1960', '1961~'],
        programmes: ['EL', 'P1', 'P2'],
        positions: ['Captain'],
        topics: ['export_control'],
        addresses: ['1 Street, Minsk, BY', '2 Street, IR'],
        remarks: 'Seen',
      },
      {
        id: 'Nothing in brackets STAR',
        type: 'unknown',
        names: ['STAR (primary)'],
        programmes: ['Nothing in brackets'],
        topics: ['export_control'],
      },
      {
        id: 'CAP 7',
        type: 'aircraft',
        names: ['STAR (primary)'],
        programmes: ['CAP'],
        topics: ['sanctions'],
      },
    ]);
  });

  it("is read from OFAC's CSV", async () => {
    const empty = ',-0- '.repeat(6);
    const sdn = [
      ' 7 ,"PETROV, Ivan","Individual","[SDGT] [IFSR]","Judge","C9",-0- ,-0- ,-0- ,"Panama",-0- ,"Gender Female; nationality Iran."',
      `8,"STAR","fish","X",-0- ${empty},-0- `,
      `x9,"STAR",-0- ,"X",-0- ${empty},-0- `,
      `9x,"STAR",-0- ,"X",-0- ${empty},-0- `,
    ].join('\n');
    const files = {
      sdn: pieces(sdn),
      alt: pieces(' 7 ,1,"fka","PETROFF, Ivan",-0- '),
      add: pieces('7,1,-0- ,"Minsk","Belarus",-0- \n8,2,"1 Street",-0- ,-0- ,-0- '),
    };
    const { entries, rejected } = await gather(parseOfac(files));
    expect(entries.map(knownOf)).toEqual([
      {
        id: '7',
        type: 'person',
        names: ['Ivan PETROV (primary)', 'Ivan PETROFF (fka)'],
        identifiers: [{ scheme: 'call_sign', value: 'C9' }],
        countries: ['PA', 'BY', 'IR'],
        programmes: ['SDGT', 'IFSR'],
        positions: ['Judge'],
        topics: ['sanctions'],
        addresses: ['Minsk, Belarus'],
        gender: 'female',
        remarks: 'Gender Female; nationality Iran.',
      },
      {
        id: '8',
        type: 'unknown',
        names: ['STAR (primary)'],
        programmes: ['X'],
        topics: ['sanctions'],
        addresses: ['1 Street'],
      },
    ]);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'The record\'s number "x9" is not a number.',
      'The record\'s number "9x" is not a number.',
    ]);
  });
});
