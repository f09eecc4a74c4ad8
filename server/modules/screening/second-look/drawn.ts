import { createHmac } from 'node:crypto';

const everything = 2 ** 32;

/**
 * Whether a match is among so many of a hundred. By a key of the server's: nobody can tell before, and to take a
 * decision back and take it again draws the same.
 */
export function isDrawn(key: Buffer, purpose: string, matchId: string, percent: number): boolean {
  const drawn = createHmac('sha256', key).update(`${purpose} ${matchId}`).digest().readUInt32BE(0);
  return drawn < (percent / 100) * everything;
}
