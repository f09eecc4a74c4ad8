import { Secret } from 'otpauth';
import { newSeed, otpauthUrl, stepOf } from './totp.ts';

const seed = Secret.fromUTF8('12345678901234567890').base32;

/** RFC 6238, appendix B, the rows for SHA-1; ours are its last six digits. */
const rows: [seconds: number, eightDigits: string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

test.each(rows)('A12 the vector of RFC 6238 for second %p is accepted in its step', (seconds, digits) => {
  const now = new Date(seconds * 1000);
  expect(stepOf(digits.slice(-6), seed, now)).toBe(Math.floor(seconds / 30));
  expect(stepOf(digits, seed, now)).toBeNull();
  expect(stepOf(digits.slice(-6), seed, new Date((seconds + 90) * 1000))).toBeNull();
});

test('A10 a seed has 160 bits and its address names issuer, account and the defaults of every authenticator', () => {
  const made = newSeed();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSeed()).not.toBe(made);
  const url = new URL(otpauthUrl(made, 'asha.rao'));
  expect(decodeURIComponent(url.href.split('?')[0] ?? '')).toBe('otpauth://totp/Prudence:asha.rao');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Prudence',
    secret: made,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
