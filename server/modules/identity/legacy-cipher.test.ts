import CryptoJS from 'crypto-js';
import { legacyDecrypt, legacyEncrypt } from './legacy-cipher.ts';

const secret = 'Q7w3E9r1T5y2U8i4';

/** As the browser does it. */
function inBrowser(text: string) {
  const key = CryptoJS.enc.Utf8.parse(secret);
  const options = { iv: key, mode: CryptoJS.mode.CBC, padding: CryptoJS.pad.Pkcs7 };
  return CryptoJS.AES.encrypt(text, key, options).toString();
}

test.each(['', 'a', 'sixteen letters!', '{"code":"123456","username":"Müller 名"}', 'x'.repeat(3000)])(
  'the cipher of server and browser agree on %p, to the letter',
  (text) => {
    expect(legacyEncrypt(text, secret)).toBe(inBrowser(text));
    expect(legacyDecrypt(inBrowser(text), secret)).toBe(text);
  },
);

test('the wire’s cipher keeps its golden vector', () => {
  expect(legacyEncrypt('drafter', secret)).toBe(inBrowser('drafter'));
  expect(legacyDecrypt(legacyEncrypt('drafter', secret), 'A'.repeat(16))).toBeNull();
});
