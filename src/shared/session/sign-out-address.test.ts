import { signOutAddress } from './sign-out-address.ts';

const allowed = ['https://app.example.test/', 'https://app2.example.test/bye'];
const sso = (logoutRedirectUri: string, more = {}) => ({
  endSessionUrl: 'https://id.example.test/end?realm=firm',
  logoutRedirectUri,
  allowedLogoutHosts: allowed,
  ...more,
});

test('B12 signing out leads to the provider with the token hint and one of the two allowed redirects', () => {
  const address = (back: string) => {
    const { origin, pathname, searchParams } = new URL(signOutAddress(sso(back), 'hint'));
    return [origin + pathname, Object.fromEntries(searchParams)];
  };
  for (const back of allowed)
    expect(address(back)).toEqual([
      'https://id.example.test/end',
      { realm: 'firm', id_token_hint: 'hint', post_logout_redirect_uri: back },
    ]);
});

test.each([
  'https://app.example.test',
  'https://app.example.test/x',
  'https://app.example.test/?next=https://evil.test',
  'https://app.example.test/#x',
  'https://app.example.test:443/',
  'https://app.example.test./',
  'https://app.example.test.evil.test/',
  'https://evil-app.example.test/',
  'https://evil.test/?https://app.example.test/',
  'https://app.example.test@evil.test/',
  'https://user@app.example.test/',
  'https://app.example.test\\@evil.test/',
  'https://APP.example.test/',
  'HTTPS://app.example.test/',
  'https://аpp.example.test/',
  'https://xn--pp-6kc.example.test/',
  'https://ａpp.example.test/',
  'https://app.example。test/',
  'http://app.example.test/',
  '//app.example.test/',
  '/\\app.example.test/',
  '\\\\app.example.test\\',
  'https:/app.example.test/',
  'https:\\\\app.example.test/',
  'https://app.example.test/%2f%2fevil.test',
  '%2f%2fevil.test',
  'https://app.example.test\t/',
  'https://app.example.test/\n',
  '\thttps://app.example.test/',
  ' https://app.example.test/',
  'https://app.exam\nple.test/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '/',
  '',
])('B12 a redirect to %j is blocked', (redirect) => {
  expect(signOutAddress(sso(redirect), 'hint')).toBe('');
});

test.each([
  'javascript:alert(1)',
  'javascript:alert(1)//https://app.example.test/',
  '',
  '//app.example.test/',
])('B12 %j is no redirect even where the list names it', (redirect) => {
  expect(signOutAddress(sso(redirect, { allowedLogoutHosts: [redirect, ''] }), 'hint')).toBe('');
});

test.each([undefined, '', 'javascript:alert(1)', '/end', 'data:text/html,x'])(
  'B12 a provider whose end of sessions is %j is not gone to',
  (endSessionUrl) => {
    expect(signOutAddress(sso(allowed[0] ?? '', { endSessionUrl }), 'hint')).toBe('');
  },
);
