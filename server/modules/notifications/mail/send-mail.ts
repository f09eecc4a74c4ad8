import { randomUUID } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import { mails } from '../tables.ts';
import type { Letter } from './letter.ts';

export const mailJob = 'notifications.mail';

/** The address that the first administrator begins with. */
const reachesNobody = /@localhost$/i;

type NewMail = Letter & {
  userId: string;
  /** What it is about, such as `invitation`: for the list of mails, never the words themselves. */
  kind: string;
  /** Not again within so many hours, however often it happens. */
  onceInHours?: number;
};

/** Whether a mail to this address would go out at all. */
export const canMail = ({ mailer }: Pick<Platform, 'mailer'>, address: string) =>
  mailer !== null && !reachesNobody.test(address);

export const placeOf = (id: string) => `mails.sealed.${id}`;

/**
 * Inside tx() of the system: goes out after the commit, or never when it is rolled back. Does nothing where no mail
 * server is configured, so whatever a mail says must be shown in the application too.
 */
export async function sendMail(platform: Platform, { userId, kind, onceInHours, ...letter }: NewMail) {
  const { mailer, keys, clock, jobs } = platform;
  if (!mailer || !canMail(platform, letter.to.address)) return;
  const now = clock.now();
  if (onceInHours !== undefined && (await wasSentSince(userId, kind, now, onceInHours))) return;
  const id = randomUUID();
  await db()
    .insert(mails)
    .values({
      id,
      userId,
      kind,
      sealed: keys.seal(JSON.stringify(letter), placeOf(id)),
      status: 'waiting',
      createdAt: now,
      nextTryAt: now,
    });
  await jobs.enqueue(mailJob, { mail: id });
}

async function wasSentSince(userId: string, kind: string, now: Date, hours: number) {
  const since = new Date(now.getTime() - hours * 3_600_000);
  const recent = and(eq(mails.userId, userId), eq(mails.kind, kind), gte(mails.createdAt, since));
  return (await db().$count(mails, recent)) > 0;
}
