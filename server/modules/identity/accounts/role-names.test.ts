import { ROLES } from '../../../../contract/words.ts';
import { roleOfName } from './role-names.ts';

test.each(ROLES)('a provider’s %s is ours, in any letter case', (role) => {
  for (const name of [role, role.toUpperCase(), ` ${role[0]?.toUpperCase()}${role.slice(1)} `])
    expect(roleOfName(name)).toEqual({ role, readOnly: false });
});

test.each([
  ['ADMIN', 'admin', false],
  ['Admin', 'admin', false],
  ['USER', 'clientuser', false],
  ['user', 'clientuser', false],
  ['VIEWER', 'clientuser', true],
  ['Viewer', 'clientuser', true],
])('%s of the second reading is %s, read-only: %s', (name, role, readOnly) => {
  expect(roleOfName(name)).toEqual({ role, readOnly });
});

test.each([
  '',
  ' ',
  'administrator',
  'admins',
  'root',
  'client user',
  '__proto__',
  'constructor',
  'ａｄｍｉｎ',
  'admın',
  'ADMİN',
])('%j is nobody’s role', (name) => {
  expect(roleOfName(name)).toBeNull();
});
