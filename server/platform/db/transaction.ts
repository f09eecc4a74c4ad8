import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Db, Scope } from './database.ts';
import { hasCode } from './database-problems.ts';

type Open = {
  handle: Db;
  scope: Scope;
  over: boolean;
  afterwards: (() => Promise<unknown> | unknown)[];
  /** Told when the next statement is on its way. */
  awaitingSend: (() => void)[];
  /** The next statement is the last one. */
  isLast: boolean;
};

/** What every statement is answered after one of its transaction failed. */
const abortedTransaction = '25P02';

const current = new AsyncLocalStorage<Open>();

/** The drizzle handle of the transaction this call runs in. */
export function db(): Db {
  return open().handle;
}

/** The scope of the transaction this call runs in. */
export function currentScope(): Scope {
  return open().scope;
}

/** Runs after the commit, outside of the transaction, and never when it is rolled back. */
export function afterCommit(work: () => Promise<unknown> | unknown) {
  open().afterwards.push(work);
}

export function inTransaction() {
  const found = current.getStore();
  return found !== undefined && !found.over;
}

function open(): Open {
  const found = current.getStore();
  if (!found) throw new Error('this needs a transaction: call it inside tx()');
  if (found.over) throw new Error('the transaction is over: something was not awaited inside tx()');
  return found;
}

/** Makes `handle` the one that db() answers while `work` runs. */
export async function withHandle<T>(handle: Db, scope: Scope, work: () => Promise<T>) {
  const here: Open = { handle, scope, over: false, afterwards: [], awaitingSend: [], isLast: false };
  try {
    return { result: await current.run(here, work), afterwards: here.afterwards };
  } finally {
    here.over = true;
  }
}

/** Called by the connection of a transaction, before it sends a statement. */
export function noteSend() {
  for (const tell of current.getStore()?.awaitingSend.splice(0) ?? []) tell();
}

/** Asked by the connection of a transaction, as it sends a statement. */
export const isSendingLast = () => current.getStore()?.isLast ?? false;

/**
 * Inside a transaction that only reads: `work` sends its last statement, with which its end travels; another one is
 * refused. The database then answers once instead of twice.
 */
export function last<T>(work: () => T): T {
  open().isLast = true;
  return work();
}

type Answers<Works extends readonly (() => PromiseLike<unknown>)[]> = {
  -readonly [At in keyof Works]: Awaited<ReturnType<Works[At]>>;
};

/**
 * Inside a transaction: works that need no answer of each other. The first statement of each is sent in this order,
 * without waiting for the answers to those before: one round trip instead of one for each. Ends when all have ended; the
 * first failure counts that is not merely due to another one.
 */
export async function together<const Works extends readonly (() => PromiseLike<unknown>)[]>(
  ...works: Works
): Promise<Answers<Works>> {
  const here = open();
  const underWay: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  for (const work of works) {
    const sent = new Promise<void>((tell) => here.awaitingSend.push(tell));
    const answer = Promise.resolve(work());
    underWay.push(answer);
    const ended = answer.catch((error) => failures.push(error));
    await Promise.race([sent, ended]);
  }
  // Nobody goes on with a transaction that others still use.
  await Promise.allSettled(underWay);
  if (failures.length > 0) throw failures.find((error) => !hasCode(error, abortedTransaction)) ?? failures[0];
  return (await Promise.all(underWay)) as Answers<Works>;
}

/** Delivery is nobody's wait: the caller has its answer, what fails is logged. */
export function runAfterwards(works: Open['afterwards'], onError: (error: unknown) => void) {
  for (const work of works) {
    current.exit(() => {
      Promise.resolve().then(work).catch(onError);
    });
  }
}

/**
 * Runs statements as the server's login inside a caller's transaction: the job queue is nobody else's. Nothing that
 * depends on the caller's input beyond its values belongs here.
 */
export async function asLogin<T>(work: () => Promise<T>): Promise<T> {
  const { kind } = currentScope();
  // The queue is theirs too.
  if (kind === 'system' || kind === 'identity') return work();
  await db().execute(sql`set local role none`);
  try {
    return await work();
  } finally {
    // After a failed statement this fails too, and the transaction can only be rolled back.
    await db()
      .execute(sql.raw(`set local role prudence_${kind}`))
      .catch(() => {});
  }
}
