import type { Role } from '../../../contract/words.ts';
import { forgetSession, keepDetails } from './current-details.ts';
import { detailsFrom } from './details-from.ts';
import { isOwnPage, keepReturnAddress, markAddress, takeReturnAddress } from './return-address.ts';

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

describe('an address that somebody had open in this tab', () => {
  const enter = (username: string) =>
    keepDetails({
      ...detailsFrom(null),
      ...{ username, role: 'drafter' as const, modules: { Modules: ['Home', 'Request Details'] } },
    });
  const address = '/pages/requestdetails?search=Kaveri';

  /** Ravi had it open, was signed out and went back to it. */
  function leave() {
    history.replaceState({ key: 'a' }, '');
    enter('ravi.mehta');
    markAddress();
    forgetSession();
    keepReturnAddress(address);
  }

  test('leads back who had it open', () => {
    leave();
    enter('ravi.mehta');
    expect(takeReturnAddress()).toBe(address);
    expect(history.state).toMatchObject({ key: 'a' });
  });

  test('leads nobody else there', () => {
    leave();
    enter('asha.rao');
    expect(takeReturnAddress()).toBe('');
  });

  test('does not say who it was', () => {
    leave();
    expect(JSON.stringify([history.state, { ...sessionStorage }])).not.toContain('ravi');
  });

  test('holds for nobody in particular once another is refused', () => {
    leave();
    history.replaceState(null, '');
    keepReturnAddress('/pages/index');
    enter('asha.rao');
    expect(takeReturnAddress()).toBe('/pages/index');
  });
});

test('signing in leads back to a page that role and licence open', () => {
  signIn('client', 'Home', 'Audit Trail');
  keepReturnAddress('/pages/audittrails?search=नाम');
  expect(takeReturnAddress()).toBe('/pages/audittrails?search=नाम');
});
