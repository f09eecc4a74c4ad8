import { Secret, TOTP } from 'otpauth';

const period = 30;
const seedBytes = 20;

const authenticator = (seed: string, account = '') =>
  new TOTP({
    issuer: 'Prudence',
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(seed),
  });

/** 160 random bits in base32 (RFC 6238, RFC 4226). */
export const newSeed = () => new Secret({ size: seedBytes }).base32;

export const otpauthUrl = (seed: string, account: string) => authenticator(seed, account).toString();

/** The time step a code belongs to, one step before or after now at most; null for a wrong code. */
export function stepOf(code: string, seed: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = authenticator(seed).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}
