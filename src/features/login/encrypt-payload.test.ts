import CryptoJS from 'crypto-js';
import { encryptPayload } from './encrypt-payload.ts';

const secret = 'Q7w3E9r1T5y2U8i4';
const payload = { code: '123456', username: 'Müller 名', secret, tncAccepted: true };

test('the token step is encrypted as openssl enc -aes-128-cbc would, to the letter', async () => {
  expect(await encryptPayload(payload, secret)).toBe(
    'UYXzsR1O8slpSivAJhUO7sjjcnCxkL3138AZx/MduFL3+PXNcQLcvYSCZKFY7qpOKYoUyPSnM30dA7drUlQ0a7Zj+cQp0mb3y7VwKlZ0zPK5Mb9PkSe1QjCI6bWmJl7z',
  );
});

test('crypto-js reads what the page encrypts', async () => {
  const key = CryptoJS.enc.Utf8.parse(secret);
  const opened = CryptoJS.AES.decrypt(await encryptPayload(payload, secret), key, { iv: key });
  expect(JSON.parse(opened.toString(CryptoJS.enc.Utf8))).toEqual(payload);
});

test('a challenge of another length encrypts nothing', async () => {
  await expect(encryptPayload(payload, 'short')).rejects.toThrow('16 characters');
});
