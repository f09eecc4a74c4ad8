import { familyName } from './family-names.ts';

describe('published shares of family names', () => {
  test.each([
    ['kim', 'KR', 0.215],
    ['gim', 'KR', 0.215],
    ['yu', 'KR', 0.022],
    ['hong', 'KR', 0.011],
    ['wang', 'CN', 0.072],
    ['liang', 'CN', 0.008],
    ['nguyen', 'VN', 0.384],
    ['huynh', 'VN', 0.051],
    ['smith', 'US', 0.008],
    ['martinez', 'US', 0.004],
  ])('%s is counted in %s', (name, region, share) => {
    expect(familyName(name)).toEqual({ region, share });
  });

  test('of several countries the one where the name is commonest is told', () => {
    expect(familyName('ho')).toEqual({ region: 'VN', share: 0.013 });
    expect(familyName('yang')).toEqual({ region: 'CN', share: 0.016 });
  });

  test('nothing is told of a name that is not in the tables', () => {
    expect(familyName('zelenko')).toBeUndefined();
    expect(familyName('')).toBeUndefined();
  });
});
