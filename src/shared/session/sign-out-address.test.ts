import { signOutAddress } from './sign-out-address.ts';

const sso = (logoutRedirectUri: string) => ({
  endSessionUrl: 'https://id.example.test/end',
  logoutRedirectUri,
  allowedLogoutHosts: ['app.example.test', 'app2.example.test'],
});

test('signing out leads to the provider with the token hint and the redirect', () => {
  expect(signOutAddress(sso('https://app.example.test/'), 'hint')).toBe(
    'https://id.example.test/end?id_token_hint=hint&post_logout_redirect_uri=https%3A%2F%2Fapp.example.test%2F',
  );
});

test.each([
  'https://app.example.test.evil.test/',
  'https://evil.test/?app.example.test',
  'https://app.example.test@evil.test/',
  'https://user@app.example.test/',
  'http://app.example.test/',
  '//app.example.test/',
  'https:\\\\app.example.test',
  'https://app.example.test\t/',
  'javascript:alert(1)',
  '',
])('a redirect to %j is blocked', (redirect) => {
  expect(signOutAddress(sso(redirect), 'hint')).toBe('');
});
