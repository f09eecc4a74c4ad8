import { execFileSync } from 'node:child_process';
import CryptoJS from 'crypto-js';
import { testWith } from '../../../../tests/support/runner/test-with.ts';
import { legacyDecrypt, legacyEncrypt } from './legacy-cipher.ts';

const secret = 'Q7w3E9r1T5y2U8i4';

/** As a page that uses crypto-js does it. */
function inBrowser(text: string) {
  const key = CryptoJS.enc.Utf8.parse(secret);
  const options = { iv: key, mode: CryptoJS.mode.CBC, padding: CryptoJS.pad.Pkcs7 };
  return CryptoJS.AES.encrypt(text, key, options).toString();
}

/** As openssl does it, key and vector in hexadecimal. */
function openssl(direction: '-e' | '-d', input: string) {
  const hex = Buffer.from(secret).toString('hex');
  const args = ['enc', '-aes-128-cbc', direction, '-K', hex, '-iv', hex, '-base64', '-A'];
  return execFileSync('openssl', args, { input, encoding: 'utf8' });
}

const texts = [
  '',
  'a',
  'drafter',
  'sixteen letters!',
  '{"code":"123456","username":"Müller 名","secret":"Q7w3E9r1T5y2U8i4","tncAccepted":true}',
  'x'.repeat(3000),
];

test.each(texts)('the cipher of the server and crypto-js agree to the letter (text %#)', (text) => {
  expect(legacyEncrypt(text, secret)).toBe(inBrowser(text));
  expect(legacyDecrypt(inBrowser(text), secret)).toBe(text);
});

testWith('openssl')('what openssl enc -aes-128-cbc writes we read, and the other way round', () => {
  for (const text of texts) {
    expect(legacyDecrypt(openssl('-e', text), secret)).toBe(text);
    expect(openssl('-d', legacyEncrypt(text, secret))).toBe(text);
  }
});

/** Written by openssl 3.0: whoever changes the format changes the wire. */
const golden: [string, string][] = [
  ['', 'rto9NRm8MFZoOY6i+62q1w=='],
  ['drafter', 'K5ZmQ/v4WAyo+EJa3bwsJQ=='],
  ['sixteen letters!', 'q/x6BghXy3WDX0fFYV9JR0SvUFKoO19mVNrKNY0ZNqY='],
  [
    texts[4] as string,
    'UYXzsR1O8slpSivAJhUO7sjjcnCxkL3138AZx/MduFL3+PXNcQLcvYSCZKFY7qpOKYoUyPSnM30dA7drUlQ0a7Zj+cQp0mb3y7VwKlZ0zPK5Mb9PkSe1QjCI6bWmJl7z',
  ],
];

test.each(golden)('the golden vector of %p holds', (text, sealed) => {
  expect(legacyEncrypt(text, secret)).toBe(sealed);
  expect(legacyDecrypt(sealed, secret)).toBe(text);
});

test('what was made with another secret is not read, and nobody is told why', () => {
  const [, sealed] = golden[1] as [string, string];
  for (const wrong of [sealed.slice(4), `AAAA${sealed}`, 'AAAA', '!', sealed.replace('K', 'L')])
    expect(legacyDecrypt(wrong, secret)).toBeNull();
  expect(legacyDecrypt(sealed, 'A'.repeat(16))).toBeNull();
});
