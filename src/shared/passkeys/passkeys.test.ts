import { createPasskey, signWithPasskey } from './passkeys.ts';

jest.mock('@simplewebauthn/browser', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const options = JSON.parse('{}');

test('a passkey whose program cannot be loaded is refused in words that say so', async () => {
  const inWords = { code: 'part.not_loaded', message: expect.stringContaining('Couldn’t load this.') };
  await expect(createPasskey(options)).rejects.toMatchObject(inWords);
  await expect(signWithPasskey(options)).rejects.toMatchObject(inWords);
});
