import { db } from '../../../platform/index.ts';
import { sha256 } from '../secrets.ts';
import { ssoPresented } from '../tables.ts';

/**
 * Inside tx(). False when this code or this state was presented before, whatever became of it: the provider refuses a
 * second use too, but only we know of codes that never reached it, and of states. One statement, so of two at once
 * one passes.
 */
export async function presentOnce(
  { code, state }: { code: string; state: string },
  at: Date,
): Promise<boolean> {
  const marks = [`code ${code}`, `state ${state}`].map((mark) => ({ hash: sha256(mark), at }));
  const kept = await db()
    .insert(ssoPresented)
    .values(marks)
    .onConflictDoNothing()
    .returning({ hash: ssoPresented.hash });
  return kept.length === marks.length;
}
