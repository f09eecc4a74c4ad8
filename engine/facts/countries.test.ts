import { countries, countryCode, countryFacts } from './index.ts';

describe('country facts', () => {
  it('carries over the CPI score and the FATF status', () => {
    expect(countryFacts('DK')).toMatchObject({ name: 'Denmark', cpi: 89 });
    expect(countryFacts('KP')?.fatf).toBe('call_for_action');
    expect(countryFacts('BG')?.fatf).toBe('increased_monitoring');
    expect(countryFacts('DZ')?.fatf).toBeUndefined();
    expect(countryFacts('ZZ')).toBeUndefined();
  });

  it('knows three countries of the call for action and twenty-two under increased monitoring', () => {
    expect(countries.filter((c) => c.fatf === 'call_for_action')).toHaveLength(3);
    expect(countries.filter((c) => c.fatf === 'increased_monitoring')).toHaveLength(22);
    expect(countries.filter((c) => c.cpi !== undefined)).toHaveLength(181);
  });
});

describe('country names as lists write them', () => {
  it.each([
    ['Korea, North', 'KP'],
    ["Democratic People's Republic of Korea", 'KP'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Congo, Republic of the', 'CG'],
    ['Iran (Islamic Republic of)', 'IR'],
    ['Cote d Ivoire', 'CI'],
    ["Cote d'Ivoire", 'CI'],
    ['Bahamas, The', 'BS'],
    ['The Gambia', 'GM'],
    ['Virgin Islands, British', 'VG'],
    ['Macedonia, The Former Yugoslav Republic of', 'MK'],
    ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
    ['Türkiye', 'TR'],
    ['possibly Palestinian', 'PS'],
    ['Region: Gaza', 'PS'],
    ['Palestinian', 'PS'],
    ['IN', 'IN'],
    [' IN ', 'IN'],
    ['Curacao', 'CW'],
    ['Curaçao', 'CW'],
    ['U.K.', 'GB'],
    [`India${' '.repeat(200)}`, 'IN'],
    [`India${'.'.repeat(115)}`, 'IN'],
  ])('%s is %s', (text, iso2) => {
    expect(countryCode(text)).toBe(iso2);
  });

  it.each(['undetermined', 'former Soviet Union', '', 'na', '-0-', `India${'.'.repeat(116)}`])(
    '%s is no country',
    (text) => {
      expect(countryCode(text)).toBeUndefined();
    },
  );

  it('finds every country by its own name', () => {
    for (const country of countries) expect(countryCode(country.name)).toBe(country.iso2);
  });
});
