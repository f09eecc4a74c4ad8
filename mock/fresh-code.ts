import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** So near the end of its step a code may arrive too late. */
const MARGIN_MS = 8_000;
const handedOut = new Map<string, number>();

/**
 * A code of this seed that nobody has used or been given: of the present step or the next one, which the server accepts
 * already; else it waits for a step. `lastStep` is the last one the server has accepted.
 */
export async function freshCode(seed: string, lastStep: () => Promise<number>): Promise<string> {
  for (;;) {
    const now = Date.now();
    const present = Math.floor((now + MARGIN_MS) / STEP_MS);
    const used = Math.max(await lastStep(), handedOut.get(seed) ?? 0);
    const step = Math.max(present, used + 1);
    const newest = Math.floor(now / STEP_MS) + 1;
    if (step <= newest) {
      handedOut.set(seed, step);
      return new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: step * STEP_MS });
    }
    await sleep((newest + 1) * STEP_MS - now - STEP_MS + 50);
  }
}
