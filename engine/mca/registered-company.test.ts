import { checkRegistered, isInGoodStanding, type RegisteredCompany, registeredId } from './index.ts';

const company: RegisteredCompany = {
  id: 'U51909KA2011PTC060489',
  name: 'Alpha Trading Private Limited',
  status: 'Active',
  kind: 'Private',
  registeredOn: '2011-08-25',
  state: 'Karnataka',
};

describe('the number of a row of the register', () => {
  it.each([
    [' u51909ka2011ptc060489 ', { id: 'U51909KA2011PTC060489' }],
    ['aab1234', { id: 'AAB-1234' }],
    ['AAB-1234', { id: 'AAB-1234' }],
    ['f01234', { id: 'F01234' }],
    [' - ', { reason: 'The number of the company is missing.' }],
    ['F012345', { reason: 'An LLPIN is three letters and four digits; this one is "F012345".' }],
    ['XF01234', { reason: 'An LLPIN is three letters and four digits; this one is "XF01234".' }],
    ['AB', { reason: 'A CIN has 21 characters; this one has 2.' }],
  ])('"%s" is read in the one spelling it is looked up by, or refused in a sentence', (text, answer) => {
    expect(registeredId(text)).toEqual(answer);
  });
});

describe('a company of the register', () => {
  it.each([
    ['', true],
    ['ACTIVE', true],
    ['Active for e-filing', true],
    ['Activated', false],
    ['Not active', false],
    ['Strike Off', false],
  ])('with the status "%s": in good standing is %s', (status, good) => {
    expect(isInGoodStanding({ status })).toBe(good);
  });

  it.each([
    {},
    { legalName: ' ALPHA TRADING PVT. LTD. ', incorporatedOn: '2011-08-25' },
    { legalName: 'Alpha Trading Private Limited', incorporatedOn: '2011' },
    { legalName: ' ', incorporatedOn: '' },
  ])('does not contradict a request that says %j', (facts) => {
    expect(checkRegistered(company, facts)).toEqual([]);
  });

  it('does not contradict a day where the register has none', () => {
    expect(checkRegistered({ ...company, registeredOn: '' }, { incorporatedOn: '2012' })).toEqual([]);
  });

  it('contradicts another name, a status that is not active, another day', () => {
    const facts = { legalName: 'Beta Mills Ltd', incorporatedOn: '2011-08-26' };
    expect(checkRegistered({ ...company, status: 'Strike Off' }, facts)).toEqual([
      { field: 'legalName', text: 'The register has this number for Alpha Trading Private Limited.' },
      { field: 'status', text: 'The register says: Strike Off.' },
      {
        field: 'incorporatedOn',
        text: 'The register says registered on 2011-08-25, the request says 2011-08-26.',
      },
    ]);
    const place = { ...company, name: 'Alpha Delhi Limited' };
    expect(checkRegistered(place, { legalName: 'Alpha Limited' })).toHaveLength(1);
  });
});
