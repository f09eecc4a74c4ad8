import { createPasskey, signWithPasskey } from './passkeys.ts';

jest.mock('@simplewebauthn/browser', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const options = JSON.parse('{}');

test('a passkey whose program cannot be loaded counts as not used, so that the person is told', async () => {
  expect(await createPasskey(options)).toBeNull();
  expect(await signWithPasskey(options)).toBeNull();
});
