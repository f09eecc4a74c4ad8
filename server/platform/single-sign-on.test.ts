import { readEnv } from './env.ts';

const given = {
  DEPLOYMENT: 'saas',
  SSO_ISSUER: 'https://id.example/realms/firm',
  SSO_CLIENT_ID: 'prudence',
  SSO_CLIENT_SECRET: 'a secret',
};

test('single sign-on needs an issuer, a name and a secret; the rest follows from the public address', () => {
  expect(readEnv({ ...given, PUBLIC_URL: 'https://prudence.example' }).sso).toEqual({
    issuer: 'https://id.example/realms/firm',
    clientId: 'prudence',
    clientSecret: 'a secret',
    redirectUri: 'https://prudence.example/login',
    scope: 'openid email profile',
    logoutRedirectUri: 'https://prudence.example/',
    allowedLogoutHosts: ['https://prudence.example/', 'https://prudence.example/'],
  });
});

test('B12 the two allowed addresses are whole addresses; a host alone means its root over https', () => {
  const { sso } = readEnv({ ...given, SSO_LOGOUT_HOSTS: 'app.example, https://app2.example/bye' });
  expect(sso?.allowedLogoutHosts).toEqual(['https://app.example/', 'https://app2.example/bye']);
});

test.each([
  [{ SSO_ISSUER: '' }, 'DEPLOYMENT=saas needs SSO_ISSUER.'],
  [{ SSO_CLIENT_ID: '' }, 'SSO_ISSUER needs SSO_CLIENT_ID beside it.'],
  [{ SSO_CLIENT_SECRET: '' }, 'SSO_ISSUER needs SSO_CLIENT_SECRET beside it.'],
  [{ SSO_ISSUER: 'id.example' }, 'SSO_ISSUER must be a full https address.'],
  [{ SSO_ISSUER: 'http://id.example' }, 'SSO_ISSUER must be a full https address.'],
  [{ SSO_ISSUER: 'http://localhost.example' }, 'SSO_ISSUER must be a full https address.'],
  [{ SSO_END_SESSION_URL: 'javascript:alert(1)' }, 'SSO_END_SESSION_URL must be a full https address.'],
  [{ SSO_AUTHORIZE_URL: 'http://id.example/auth' }, 'SSO_AUTHORIZE_URL must be a full https address.'],
  [
    { SSO_REDIRECT_URI: 'https://prudence.example' },
    'SSO_REDIRECT_URI must be a plain address such as https://prudence.example/login.',
  ],
  [
    { SSO_REDIRECT_URI: 'https://Prudence.example/login?x=1' },
    'SSO_REDIRECT_URI must be a plain address such as https://prudence.example/login.',
  ],
])('%j is refused with a sentence', (change, sentence) => {
  expect(() => readEnv({ ...given, ...change })).toThrow(new Error(sentence));
});

test('a provider on the machine itself may speak http', () => {
  expect(readEnv({ ...given, SSO_ISSUER: 'http://127.0.0.1:5031' }).sso?.issuer).toBe(
    'http://127.0.0.1:5031',
  );
  expect(readEnv({}).sso).toBeUndefined();
});
