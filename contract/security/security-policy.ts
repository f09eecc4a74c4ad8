import { z } from 'zod';
import { BlockedWordLimits, PolicyLimits } from '../limits.ts';
import { id, isoTime, lineText, storedVersion, uniqueArray } from '../operation.ts';
import { PASSWORD_RULES } from '../password-rules.ts';

const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

const letters = new RegExp(`(?:\\p{L}\\P{L}*){${BlockedWordLimits.min}}`, 'u');

/** How people come in and how long they stay; one for the whole installation. */
export const securityPolicy = z.strictObject({
  wrongTries: within(PolicyLimits.wrongTries),
  lockMinutes: within(PolicyLimits.lockMinutes),
  idleSeconds: within(PolicyLimits.idleSeconds),
  absoluteHours: within(PolicyLimits.absoluteHours),
  sessionsPerUser: within(PolicyLimits.sessionsPerUser),
  /** Minutes for which an administrator’s second factor counts for acts that ask for a fresh one. */
  stepUpMinutes: within(PolicyLimits.stepUpMinutes),
  passwordRule: z.enum(PASSWORD_RULES),
  /** Days until a password must be changed; no password ages under the rule of NIST. */
  passwordMaxAgeDays: within(PolicyLimits.passwordMaxAgeDays),
  passwordHistory: within(PolicyLimits.passwordHistory),
  /** Refuse what is guessed first; always on under the rule of NIST. */
  blockList: z.boolean(),
  /** People of the firm must sign in with a passkey. Without one, they add it after entering their token; from then on the token is refused. */
  firmPasskeys: z.boolean(),
  /** Words of the firm that no password may contain. */
  blockedWords: uniqueArray(
    lineText(BlockedWordLimits.max)
      .regex(letters, `Use at least ${BlockedWordLimits.min} letters.`)
      .refine((word) => word === word.trim(), 'Remove the spaces around the word.'),
  ).max(BlockedWordLimits.words),
});
export type SecurityPolicy = z.infer<typeof securityPolicy>;

/** A state that was saved, with the person who did; nobody has before the first change. */
export const saving = {
  version: storedVersion,
  changedAt: isoTime.nullable(),
  changedBy: z.object({ id, name: z.string() }).nullable(),
};

export const securityPolicyState = z.object({ ...saving, policy: securityPolicy });
