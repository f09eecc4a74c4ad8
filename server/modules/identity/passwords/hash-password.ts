import { hash, verify } from '@node-rs/argon2';
import { problem } from '../../../platform/index.ts';

/** Argon2id as OWASP recommends it (2023): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 4;
const mayWait = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** A flood of sign-ins may neither fill the memory nor make everybody else wait for long. */
async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mayWait)
      throw problem('server.busy', 'Too many people are signing in. Try again in a moment.', {
        retryAfter: 5,
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** One spelling for what two keyboards write differently, as NIST's SP 800-63B asks for; ASCII stays as it is. */
const spelled = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => withTurn(() => hash(spelled(password), cost));

let dummy: Promise<string> | undefined;

/** Takes as long for somebody who has no password as for everybody else, and answers false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hash('nobody has this password', cost);
  const known = stored ?? (await dummy);
  const fits = await withTurn(() => verify(known, spelled(password)));
  return stored !== null && fits;
}
