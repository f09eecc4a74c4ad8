import { setTimeout as sleep } from 'node:timers/promises';

type Limits = { everyMs?: number; what?: string };

/** Ends what hangs; a machine however busy comes to the end of everything else before. */
const seconds = 540;

/** Asks until the answer is neither undefined, null nor false; throws when time is up. */
export async function waitFor<Answer>(
  ask: () => Promise<Answer> | Answer,
  { everyMs = 100, what = 'it' }: Limits = {},
): Promise<NonNullable<Exclude<Answer, false>>> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) {
      return answer as NonNullable<Exclude<Answer, false>>;
    }
    if (Date.now() > end) throw new Error(`Waited ${seconds} s for ${what} in vain.`);
    await sleep(everyMs);
  }
}
