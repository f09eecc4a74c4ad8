import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCin, decodeCin, decodeLlpin } from './index.ts';

const real = 'U51909KA2011PTC060489';

describe('a CIN', () => {
  it('is decoded into listing, industry, state, year, kind and number', () => {
    expect(decodeCin(' l17110mh1973plc019786 ')).toEqual({
      valid: true,
      value: {
        cin: 'L17110MH1973PLC019786',
        listed: true,
        industryCode: '17110',
        stateCode: 'MH',
        stateName: 'Maharashtra',
        year: 1973,
        ownership: 'PLC',
        ownershipName: 'Public limited company',
        registrationNumber: '019786',
      },
    });
  });

  it.each([
    'L22210MH1995PLC084781',
    real,
    'L65110GJ1993PLC020769',
    'U45201TN2005PTC057073',
    'U18101PB2001FTC024327',
  ])('%s is valid', (cin) => expect(decodeCin(cin).valid).toBe(true));

  it.each([
    ['', /21 characters; this one has 0/],
    ['U51909KA2011PTC06048', /this one has 20/],
    ['X51909KA2011PTC060489', /must be L or U; here stands "X"/],
    ['U5190XKA2011PTC060489', /industry.*"5190X"/],
    ['U51909ZZ2011PTC060489', /"ZZ" is not the code of an Indian state/],
    ['U51909KA1711PTC060489', /year.*"1711"/],
    ['U51909KA2011ABC060489', /"ABC" is not a kind of company/],
    ['U51909KA2011PTC06048X', /registration number.*"06048X"/],
  ])('%s is refused in a sentence that names the part', (cin, reason) => {
    expect(decodeCin(cin)).toEqual({ valid: false, reason: expect.stringMatching(reason) });
  });

  it('contradicts another year, state, listing, country or kind of company', () => {
    const fields = checkCin(real, {
      legalName: 'Alpha Trading Limited',
      countryOfIncorporation: 'AE',
      incorporatedOn: '2012-03-01',
      office: '12 Anna Salai, Chennai, Tamil Nadu 600002',
      listed: true,
    }).map(({ field }) => field);
    expect(fields).toEqual(['incorporatedOn', 'office', 'listed', 'countryOfIncorporation', 'legalName']);
  });

  it('contradicts nothing when the request agrees or is silent', () => {
    expect(checkCin(real, {})).toEqual([]);
    expect(
      checkCin(real, {
        legalName: 'Alpha Trading Pvt. Ltd.',
        countryOfIncorporation: 'IN',
        incorporatedOn: '2011',
        office: 'MG Road, Bengaluru, Karnataka',
        listed: false,
      }),
    ).toEqual([]);
    expect(checkCin('U15100UR2009PLC032123', { office: 'Dehradun, Uttarakhand' })).toEqual([]);
    expect(checkCin('U15100UR2009PLC032123', { office: 'UT' })).toEqual([]);
  });

  it('says when the name belongs to another kind of company', () => {
    const says = (cin: string, legalName: string) =>
      checkCin(cin, { legalName })
        .map(({ text }) => text)
        .join(' ');
    expect(says('U74999DL2016OPC300001', 'Alpha Limited')).toMatch(/lacks "OPC"/);
    expect(says('L22210MH1995PLC084781', 'Alpha Private Limited')).toMatch(/says "Private"/);
    expect(says(real, 'Alpha LLP')).toMatch(/LLPIN/);
    expect(says('L51909KA2011PTC060489', 'Alpha Private Limited')).toMatch(/cannot be/);
  });

  it.each<[string, object, string[]]>([
    ['U51909KA2011PTC06048', {}, ['cin: A CIN has 21 characters; this one has 20.']],
    [
      real,
      { incorporatedOn: '2012-03' },
      ['incorporatedOn: The CIN says incorporated in 2011, the request says 2012.'],
    ],
    [real, { incorporatedOn: '2011-03-01' }, []],
    [real, { office: 'MH' }, ['office: The CIN says Karnataka, the registered office lies elsewhere.']],
    [real, { office: ' ka ' }, []],
    [real, { office: 'Chennai, Tamil Nadu; before: Mysuru, Karnataka' }, []],
    ['U74999PN2016PTC300001', { office: 'Pune, Maharashtra' }, []],
    ['U74999JK2016PTC300001', { office: '1, Jammu&Kashmir-180001' }, []],
    [real, { listed: true }, ['listed: The CIN says unlisted, the request says listed.']],
    ['L22210MH1995PLC084781', { listed: false }, ['listed: The CIN says listed, the request says unlisted.']],
    ['L51909KA2011PTC060489', {}, ['cin: The CIN says listed, which a private limited company cannot be.']],
    ['L51909KA2016OPC060489', {}, ['cin: The CIN says listed, which a one person company cannot be.']],
    [
      real,
      { countryOfIncorporation: 'SG' },
      ['countryOfIncorporation: A CIN is given to companies incorporated in India only.'],
    ],
    [
      real,
      { legalName: 'Alpha Limited' },
      ['legalName: The CIN says private limited company, but the name lacks "Private".'],
    ],
    [real, { legalName: 'Alpha (P) Ltd' }, []],
    [real, { legalName: 'Alpha (OPC) Ltd' }, []],
    [
      'U18101PB2001FTC024327',
      { legalName: 'Alpha Limited' },
      ['legalName: The CIN says subsidiary of a foreign company, but the name lacks "Private".'],
    ],
    ['U18101PB2001ULT024327', { legalName: 'Alpha Limited' }, []],
    [
      'U18101PB2001GOI024327',
      { legalName: 'Alpha - Pvt. Ltd' },
      ['legalName: The CIN says company of the government of india, but the name says "Private".'],
    ],
    ['U74999DL2016OPC300001', { legalName: 'Alpha One Person Company' }, []],
    [
      'U74999DL2016OPC300001',
      { legalName: 'Alpha Limited Liability Partnership' },
      [
        'legalName: The CIN says one person company, but the name lacks "OPC".',
        'legalName: The name is that of an LLP; an LLP has an LLPIN and no CIN.',
      ],
    ],
  ])('%s of a request that says %j: %j', (cin, facts, sentences) => {
    expect(checkCin(cin, facts).map(({ field, text }) => `${field}: ${text}`)).toEqual(sentences);
  });

  const file = join(
    process.env.PRUDENCE_SHARED ?? join(import.meta.dirname, '../../../shared'),
    'data/names/companies/mca_master_sample_2025-10.csv',
  );
  (existsSync(file) ? it : it.skip)('is valid for every company of a real register', () => {
    const cins = readFileSync(file, 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(',')[0] ?? '');
    expect(cins.filter((cin) => !decodeCin(cin).valid)).toEqual([]);
  });
});

describe('an LLPIN', () => {
  it('has three letters and four digits', () => {
    expect(decodeLlpin('aab1234')).toEqual({ valid: true, llpin: 'AAB-1234' });
    expect(decodeLlpin('AAB-12345')).toMatchObject({ valid: false, reason: expect.stringMatching(/has 8/) });
    for (const text of ['AA12345', 'AAAB123', '1AB1234'])
      expect(decodeLlpin(text)).toEqual({
        valid: false,
        reason: `An LLPIN is three letters and four digits; this one is "${text}".`,
      });
  });
});
