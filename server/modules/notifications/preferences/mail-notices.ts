import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { FIRM_ROLES, type Role } from '../../../../contract/words.ts';
import { db, type Platform, type ScheduledRun } from '../../../platform/index.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { NotificationPorts, Recipient } from '../ports.ts';
import { readableBy } from '../readable-by.ts';
import { notifications } from '../tables.ts';
import { choicesOf } from './choices.ts';
import { writeNews } from './write-news.ts';

const system = { kind: 'system' } as const;
type Notice = typeof notifications.$inferSelect;

const peopleAtOnce = 50;
/** Nobody is mailed what they could have read for so long: the mail server was not there. */
const staleMs = 24 * 3_600_000;

/**
 * What was noticed since the last time, as one mail a person, each in a transaction of its own. Who may see it is asked
 * now: somebody may have left the client meanwhile. Answers how many mails were written.
 */
export async function mailNotices(
  platform: Platform,
  ports: NotificationPorts,
  run: ScheduledRun,
): Promise<number> {
  const people = await platform.database.tx(system, () =>
    db()
      .selectDistinct({ id: notifications.userId })
      .from(notifications)
      .where(eq(notifications.mailOpen, true))
      .limit(peopleAtOnce),
  );
  let written = 0;
  await run.each(
    people.map(({ id }) => id),
    async (id) => {
      if (await platform.database.tx(system, () => mailNoticesOf(platform, ports, id))) written += 1;
    },
  );
  return written;
}

async function mailNoticesOf(platform: Platform, ports: NotificationPorts, userId: string): Promise<boolean> {
  const open = await takeOpen(userId);
  const person = (await ports.findRecipients([userId])).get(userId);
  if (!person || person.disabled) return false;
  const since = new Date(platform.clock.now().getTime() - staleMs);
  const choices = (await choicesOf([person])).get(userId);
  const readable = await readableOf(open, readableBy({ ...person, userId }, ports));
  const news = open.filter(
    ({ id, kind, clientId, clearedAt, createdOn }) =>
      clearedAt === null &&
      readable.has(id) &&
      createdOn > since &&
      isOf(person, clientId) &&
      (kind === 'alarm' || choices?.some((choice) => choice.kind === kind && choice.byMail)),
  );
  if (news.length === 0) return false;
  const numbers = await ports.requestNumbers(
    news.map(({ requestId }) => requestId).filter((id): id is string => id !== null),
  );
  const letter = writeNews(platform, person, news, numbers);
  const { role, clientId } = person;
  await sendMail(platform, { userId, kind: 'news', ...letter, reader: { role, clientId } });
  return true;
}

/** Each is taken once, by one server. */
function takeOpen(userId: string): Promise<Notice[]> {
  return db()
    .update(notifications)
    .set({ mailOpen: false })
    .where(and(eq(notifications.mailOpen, true), eq(notifications.userId, userId)))
    .returning();
}

async function readableOf(notices: readonly Notice[], isReadable: SQL): Promise<Set<string>> {
  const ids = notices.map(({ id }) => id);
  const rows = await db()
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(inArray(notifications.id, ids), isReadable));
  return new Set(rows.map(({ id }) => id));
}

const isOf = ({ role, clientId }: Recipient, about: string | null) =>
  (FIRM_ROLES as readonly Role[]).includes(role) || about === null || about === clientId;
