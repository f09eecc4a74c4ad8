import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** So near the end of its step a code may arrive in the next one. */
const MARGIN_MS = 3_000;

const lastUsed = new Map<string, number>();

/** The code an authenticator shows for a base32 seed at a moment. */
export function codeAt(seed: string, milliseconds: number): string {
  return new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: milliseconds });
}

/** The base32 seed inside an `otpauth://` address. */
export function seedOf(otpauthUrl: string): string {
  return new URL(otpauthUrl).searchParams.get('secret') ?? '';
}

/**
 * A code that the server has not seen, since it accepts each step once: the step before, the present one, then the
 * next; after that it waits.
 */
export async function unusedCode(seed: string): Promise<string> {
  for (;;) {
    const now = Date.now();
    const step = Math.floor(now / STEP_MS);
    const earliest = now % STEP_MS < STEP_MS - MARGIN_MS ? step - 1 : step;
    const next = Math.max((lastUsed.get(seed) ?? 0) + 1, earliest);
    if (next <= step + 1) {
      lastUsed.set(seed, next);
      return codeAt(seed, next * STEP_MS);
    }
    await sleep((step + 1) * STEP_MS - now);
  }
}
