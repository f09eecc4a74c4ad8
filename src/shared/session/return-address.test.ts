import type { Role } from '../../../contract/words.ts';
import { keepDetails } from './current-details.ts';
import { detailsFrom } from './details-from.ts';
import { isOwnPage, keepReturnAddress, takeReturnAddress } from './return-address.ts';

/** Signs in somebody with this role and these licences. */
const signIn = (role: Role, ...Modules: string[]) =>
  keepDetails({ ...detailsFrom(null), role, modules: { Modules } });
beforeEach(() => signIn('drafter', 'Home', 'Request Details'));

test.each([
  'https://evil.test/pages/index',
  'HTTPS://evil.test/pages/index',
  '//evil.test/pages/index',
  '///evil.test/pages/index',
  '/\\evil.test/pages/index',
  '\\\\evil.test\\pages\\index',
  '/%2f%2fevil.test/pages/index',
  '%2f%2fevil.test',
  '/\t/evil.test/pages/index',
  '/\n/evil.test',
  '\t//evil.test',
  ' /pages/index',
  '/pages/index\n',
  '/pages//evil.test',
  '/pages/index@evil.test',
  '/pages/../login',
  '/pages/index/../../login',
  '/pages/index/%2e%2e/login',
  '/pages/analysisdetails/..',
  '/pages/analysisdetails/1/2',
  '/Pages/index',
  '/pages/INDEX',
  '/pages/nowhere',
  '/pages',
  '/login?code=1&state=2',
  '/admin/login',
  '/api/security/v1.0/logoutuser',
  'pages/index',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,/pages/index',
  'аdmin',
  '',
])('B12 signing in never leads to %j', (address) => {
  expect(isOwnPage(address)).toBe(false);
  keepReturnAddress(address);
  expect(takeReturnAddress()).toBe('');
});

test.each([
  '/pages/index',
  '/pages/requestdetails?status=open&next=https://evil.test',
  '/pages/requestanalysis?client=1&request=2',
  '/pages/analysisdetails/6f1a-2b#findings',
])('B12 signing in leads back to %s, once', (address) => {
  keepReturnAddress(address);
  expect(takeReturnAddress()).toBe(address);
  expect(takeReturnAddress()).toBe('');
});

test.each([
  ['client', '/pages/settings', 'the role'],
  ['drafter', '/pages/newrequest?new=1', 'the role'],
  ['clientuser', '/pages/analysisdetails/6f1a-2b', 'the role'],
  ['client', '/pages/audittrails', 'the licence'],
] as const)('B3 signing in as %s does not lead to %s, which %s does not open', (role, address, _what) => {
  signIn(role, 'Home', 'New Request', 'Request Details');
  keepReturnAddress(address);
  expect(takeReturnAddress()).toBe('');
  expect(takeReturnAddress()).toBe('');
});

test('signing in leads back to a page that role and licence open', () => {
  signIn('client', 'Home', 'Audit Trail');
  keepReturnAddress('/pages/audittrails?search=नाम');
  expect(takeReturnAddress()).toBe('/pages/audittrails?search=नाम');
});
