import { randomUUID } from 'node:crypto';
import { CallRefused } from '../../../mock/http/http-client.ts';

export type Ledger = {
  /** Keys whose write the server acknowledged: all of them must be found again. */
  acknowledged: string[];
  /** Keys that were sent and never answered: each may be there or not, but never twice or by half. */
  uncertain: string[];
};

/**
 * Writes one key after another until the server no longer answers (it was killed), noting what it acknowledged.
 * `write` resolves when the server said yes; a refusal is an error of the test, not silence.
 */
export async function writeUntilSilence(write: (key: string) => Promise<void>): Promise<Ledger> {
  const ledger: Ledger = { acknowledged: [], uncertain: [] };
  for (;;) {
    const key = randomUUID();
    ledger.uncertain.push(key);
    try {
      await write(key);
    } catch (error) {
      if (error instanceof CallRefused) throw error;
      return ledger;
    }
    ledger.uncertain.pop();
    ledger.acknowledged.push(key);
  }
}

/** What was acknowledged and is not among the found keys, and what was found more than once. */
export function balance({ acknowledged }: Ledger, found: string[]): { lost: string[]; doubled: string[] } {
  const once = new Set(found);
  return {
    lost: acknowledged.filter((key) => !once.has(key)),
    doubled: [...once].filter((key) => found.indexOf(key) !== found.lastIndexOf(key)),
  };
}
