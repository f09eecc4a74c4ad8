import type { Role } from '../../../../contract/words.ts';
import { claimedRole } from './role-claim.ts';

const person = (role: Role, readOnly = false) => ({ role, readOnly });

test.each<[Role, string[], Role | null, boolean?]>([
  ['drafter', ['allocator'], 'allocator'],
  ['drafter', ['ADMIN'], 'admin'],
  ['admin', ['drafter'], 'drafter'],
  ['clientuser', ['USER'], 'clientuser'],
  ['clientuser', ['Viewer'], 'clientuser', true],
  ['clientuser', ['client'], 'client'],
  // Of several, the one a person has already; without it nobody guesses.
  ['drafter', ['admin', 'drafter', 'offline_access'], 'drafter'],
  ['allocator', ['admin', 'drafter'], null],
  ['clientuser', ['USER', 'VIEWER'], 'clientuser'],
  ['drafter', ['offline_access', 'allocator', 'ALLOCATOR'], 'allocator'],
  // Names that are not in the table let nobody in.
  ['drafter', [], null],
  ['drafter', ['offline_access'], null],
])('B11 for %s the names %j mean %s', (role, names, claimed, readOnly = false) => {
  expect(claimedRole(person(role), names)).toEqual(claimed && { role: claimed, readOnly });
});

test.each<[Role, string]>([
  ['client', 'admin'],
  ['client', 'ADMIN'],
  ['clientuser', 'ADMIN'],
  ['clientuser', 'drafter'],
  ['clientuser', 'allocator'],
  ['admin', 'client'],
  ['drafter', 'USER'],
  ['allocator', 'VIEWER'],
])('B11 no claim takes %s to %s: between client and firm only an administrator leads', (role, name) => {
  expect(claimedRole(person(role), [name])).toBeNull();
});

test('B11 a viewer who becomes a user may change things again', () => {
  expect(claimedRole(person('clientuser', true), ['USER'])).toEqual(person('clientuser'));
});

test.each<[Role, string[], Role]>([
  ['drafter', ['drafter'], 'drafter'],
  ['drafter', ['allocator'], 'allocator'],
  ['drafter', ['admin', 'drafter'], 'drafter'],
  ['client', ['client'], 'client'],
])(
  'B11 of a read-only %s the names %j make a read-only %s: no name says otherwise',
  (role, names, claimed) => {
    expect(claimedRole(person(role, true), names)).toEqual(person(claimed, true));
  },
);

test('B11 what a viewer becomes by another name is not read-only, since the name before was the provider’s', () => {
  expect(claimedRole(person('clientuser', true), ['client'])).toEqual(person('client'));
});
