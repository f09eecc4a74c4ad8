import { authenticatorKey, grouped } from './authenticator-key.ts';

test('a person who cannot scan reads key, issuer and account from the address', () => {
  const url = 'otpauth://totp/Prudence:asha%40example.test?secret=JBSWY3DPEHPK3PXP&issuer=Prudence&digits=6';
  expect(authenticatorKey(url)).toEqual({
    secret: 'JBSWY3DPEHPK3PXP',
    issuer: 'Prudence',
    account: 'asha@example.test',
  });
});

test('the key is read in groups of four', () => {
  expect(grouped('JBSWY3DPEH')).toBe('JBSW Y3DP EH');
});
