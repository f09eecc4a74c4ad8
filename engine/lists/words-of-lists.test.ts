import { edtfDate } from './edtf-date.ts';
import { type EntryType, emptyEntry } from './entry.ts';
import { euBirth } from './publishers/eu-words.ts';
import { identifierScheme, ofacIdentifier } from './publishers/ofac-identifier.ts';
import { readOfacRemarks } from './publishers/ofac-remarks.ts';
import { spokenName } from './spoken-name.ts';

describe('a date as lists write it', () => {
  it.each([
    [' 12 March 1960. ', '1960-03-12'],
    ['2 Mar. 1960', '1960-03-02'],
    ['Mar 1960', '1960-03'],
    ['1960', '1960'],
    ['1960-03', '1960-03'],
    ['1960-03-12', '1960-03-12'],
    ['circa 1951', '1951~'],
    ['Approximately Mar 1951', '1951-03~'],
    ['c. 1951', '1951~'],
    ['1960 to 1962', '1960/1962'],
    ['between circa 1960 and about 1962', '1960/1962'],
    ['circa 1960-1962', '1960/1962'],
    ['1960 to now', undefined],
    ['then to 1960', undefined],
    ['12 Xyz 1960', undefined],
    ['12 1960', undefined],
    ['Mar1 1960', undefined],
    ['12 Mar 19601', undefined],
    ['x12 Mar 1960', undefined],
    ['was circa 1951', undefined],
    ['circa 1951 perhaps', undefined],
    ['1951.2', undefined],
    ['', undefined],
  ])('"%s" is %s', (text, date) => {
    expect(edtfDate(text)).toBe(date);
  });

  it.each([
    [{ date: '1960-03-12', circa: true }, '1960-03-12~'],
    [{ date: '1960-03-12x', year: '1961' }, '1961'],
    [{ date: 'x1960-03-12', year: '1961', circa: true }, '1961~'],
    [{ from: '1960', to: '1962', date: '1961-01-01' }, '1960/1962'],
    [{ from: '1960', to: '1960' }, '1960'],
    [{ from: '1960' }, '1960'],
    [{ to: '1960' }, undefined],
    [{ year: '19601' }, undefined],
    [{ year: 'x1960' }, undefined],
  ])('the EU knows %j as %s', (known, date) => {
    expect(euBirth({ date: '', year: '', from: '', to: '', circa: false, ...known })).toBe(date);
  });
});

describe('a name as it is spoken', () => {
  it.each<[string, EntryType, string]>([
    ['AL ZAWAHIRI, Ayman', 'person', 'Ayman AL ZAWAHIRI'],
    [' SOTO , Luis , Jr. ', 'person', 'Luis SOTO Jr.'],
    ['SOTO, Luis, Maria, III', 'person', 'Luis Maria SOTO III'],
    ['Jr, Luis', 'person', 'Luis Jr'],
    ['SOTO,', 'person', 'SOTO'],
    [', Luis', 'person', 'Luis'],
    [' SAND CO., LTD. ', 'organisation', 'SAND CO., LTD.'],
  ])('"%s" of a %s is "%s"', (text, type, name) => {
    expect(spokenName(text, type)).toBe(name);
  });
});

describe("OFAC's numbers", () => {
  it.each([
    [' Tax ID No. ', 'tax_id'],
    ['passport', 'passport'],
    ['Tax ID No. #', 'tax_id'],
    ['# Passport', undefined],
    [' Digital Currency Address - XBT ', 'crypto_XBT'],
    ['A Digital Currency Address - XBT', undefined],
    ['Digital Currency Address - XBT 1', undefined],
    ['Website', undefined],
  ])('"%s" are kept under %s', (label, scheme) => {
    expect(identifierScheme(label)).toBe(scheme);
  });

  it.each<[string, object | undefined]>([
    ['Passport 108 (Egypt) issued 2001', { scheme: 'passport', value: '108', country: 'EG' }],
    ['Passport #108 expires 2011', { scheme: 'passport', value: '108' }],
    ['Passport  # A 108 issue date 2001; (Nowhere)', { scheme: 'passport', value: 'A 108' }],
    ['Stateless Person Passport 7', { scheme: 'passport', value: '7' }],
    ['Passport unknown', undefined],
    ['SWIFT/BIC ABCDEF', { scheme: 'SWIFT', value: 'ABCDEF' }],
    ['Digital Currency Address - XBT 1abC; alt.', { scheme: 'crypto_XBT', value: '1abC;' }],
    ['Some Digital Currency Address - XBT 1ab', undefined],
    ['Old Passport 108', undefined],
    ['Passport108', undefined],
  ])('"%s" is %j', (part, identifier) => {
    expect(ofacIdentifier(part)).toEqual(identifier);
  });
});

describe("OFAC's remarks", () => {
  const read = (remarks: string, type: EntryType = 'person') => {
    const entry = emptyEntry('1', type);
    readOfacRemarks(entry, remarks);
    return entry;
  };

  it('tell births, places, gender and names', () => {
    expect(
      read(
        "DOB 1960; alt. DOB 1961 ; ; POB Minsk, Belarus; alt. POB Iran; citizen Nepal; Vessel Flag Panama; Gender female; f.k.a. 'RAO, Asha';",
      ),
    ).toMatchObject({
      births: ['1960', '1961'],
      countries: ['BY', 'IR', 'NP', 'PA'],
      gender: 'female',
      names: [{ text: 'Asha RAO', kind: 'fka' }],
      positions: [],
      identifiers: [],
    });
    expect(read('Gender X; no alt. DOB 1960')).toEqual({
      ...emptyEntry('1', 'person'),
      remarks: 'Gender X; no alt. DOB 1960',
    });
  });

  it('tell the offices of persons alone', () => {
    expect(read('Deputy Prime Minister of Ports; Passport 7; The minister').positions).toEqual([
      'Deputy Prime Minister of Ports',
    ]);
    expect(read('Chairman of the fleet', 'vessel').positions).toEqual([]);
  });
});
