import { withRegistered } from './with-registered.ts';

const company = {
  ...{ id: 'U15400MH2009PTC192834', name: 'SAHYADRI DAIRY FARMS PRIVATE LIMITED', status: 'Active' },
  ...{ kind: 'Private', registeredOn: '2009-06-11', state: 'Maharashtra' },
};

test('a company of the register fills in its name, country, date and number', () => {
  expect(withRegistered({ legalName: 'Sahyadri Dairy' }, company)).toEqual({
    ...{ legalName: company.name, entityType: 'organisation', countryOfIncorporation: 'IN' },
    incorporatedOn: '2009-06-11',
    registrationIds: [{ scheme: 'CIN', value: company.id, country: 'IN' }],
  });
});

test('identifiers that were entered stay, and the same number is not entered twice', () => {
  const lei = { scheme: 'LEI' as const, value: '5493001KJTIIGC8Y1R12' };
  const typed = { scheme: 'CIN' as const, value: 'u15400 mh2009ptc192834' };
  const { registrationIds } = withRegistered({ registrationIds: [lei, typed] }, company);
  expect(registrationIds).toEqual([lei, { scheme: 'CIN', value: company.id, country: 'IN' }]);
});

test('an LLPIN is entered as one, and a date that the register lacks overwrites none', () => {
  const filled = withRegistered({ incorporatedOn: '2015' }, { ...company, id: 'AAB-1234', registeredOn: '' });
  expect(filled.registrationIds).toMatchObject([{ scheme: 'LLPIN', value: 'AAB-1234' }]);
  expect(filled).not.toHaveProperty('incorporatedOn');
});
