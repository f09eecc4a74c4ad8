import { randomInt } from 'node:crypto';
import { and, eq, isNull, max } from 'drizzle-orm';
import { LoginLimits } from '../../../../contract/limits.ts';
import { db } from '../../../platform/index.ts';
import { sha256 } from '../secrets.ts';
import { recoveryCodes } from '../tables.ts';

/** Without I, L, O and U, which are mistaken for others (Crockford, base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 6;
const groupLength = 4;
const form = new RegExp(`^[${letters}]{${groups * groupLength}}$`);

const newGroup = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
/** 120 random bits, so that a plain hash is enough to keep (ASVS 5.0, 6.5.2). */
const newCode = () => Array.from({ length: groups }, newGroup).join('-');

/** What a person typed, in the spelling that is hashed; null for what cannot be a recovery code. */
export function plainRecoveryCode(typed: string): string | null {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return form.test(plain) ? plain : null;
}

/** Inside tx(). Ten new codes, in the clear for the last time; earlier ones end. */
export async function makeRecoveryCodes(userId: string, now: Date): Promise<string[]> {
  await forgetRecoveryCodes(userId);
  const codes = Array.from({ length: LoginLimits.recoveryCodes }, newCode);
  await db()
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code), createdAt: now })));
  return codes;
}

const hashOf = (code: string) => sha256(plainRecoveryCode(code) ?? '');

/** Inside tx(). Uses a code up and answers how many are left, or why it opens nothing. */
export async function spendRecoveryCode(
  userId: string,
  code: string,
  now: Date,
): Promise<{ left: number } | 'code' | 'replay'> {
  const isTheirs = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)));
  // One statement: of two sign-ins with the same code, one wins.
  const used = await db()
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isTheirs, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  if (used.length === 0) return (await db().$count(recoveryCodes, isTheirs)) > 0 ? 'replay' : 'code';
  return { left: (await recoveryCodesOf(userId)).left };
}

/** Inside tx(). How many codes still work, and when they were made. */
export async function recoveryCodesOf(userId: string): Promise<{ left: number; madeAt: string | null }> {
  const left = await db().$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
  const [made] = await db()
    .select({ at: max(recoveryCodes.createdAt) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return { left, madeAt: made?.at?.toISOString() ?? null };
}

/** Inside tx(). */
export async function forgetRecoveryCodes(userId: string): Promise<void> {
  await db().delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
