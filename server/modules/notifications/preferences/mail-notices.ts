import { and, eq, inArray } from 'drizzle-orm';
import { FIRM_ROLES, type Role } from '../../../../contract/words.ts';
import { db, type Platform } from '../../../platform/index.ts';
import { sendMail } from '../mail/send-mail.ts';
import { notifications } from '../tables.ts';
import { choicesOf } from './choices.ts';
import { writeNews } from './write-news.ts';

export type Recipient = {
  id: string;
  name: string;
  email: string;
  role: Role;
  clientId: string | null;
  disabled: boolean;
};
/** What notifications ask of modules above them; each inside tx() of the system. */
export type NotificationPorts = {
  findPeople(ids: string[]): Promise<Map<string, Recipient>>;
  requestNumbers(ids: string[]): Promise<Map<string, string>>;
};

type Notice = typeof notifications.$inferSelect;

const peopleAtOnce = 50;
/** Nobody is mailed what they could have read for so long: the mail server was not there. */
const staleMs = 24 * 3_600_000;

/**
 * What was noticed since the last time, as one mail a person. Who may see it is asked now: somebody may have left the
 * client meanwhile. Answers how many mails were written.
 */
export function mailNotices(platform: Platform, ports: NotificationPorts): Promise<number> {
  return platform.database.tx({ kind: 'system' }, async () => {
    const open = await takeOpen();
    if (open.length === 0) return 0;
    const since = new Date(platform.clock.now().getTime() - staleMs);
    const people = await ports.findPeople([...new Set(open.map(({ userId }) => userId))]);
    const choices = await choicesOf([...people.values()]);
    const isWanted = (person: Recipient, { kind, clientId, clearedAt, createdOn }: Notice) =>
      !person.disabled &&
      clearedAt === null &&
      createdOn > since &&
      isOf(person, clientId) &&
      choices.get(person.id)?.some((choice) => choice.kind === kind && choice.byMail);
    const numbers = await ports.requestNumbers(
      open.map(({ requestId }) => requestId).filter((id): id is string => id !== null),
    );
    let written = 0;
    for (const person of people.values()) {
      const news = open.filter((notice) => notice.userId === person.id && isWanted(person, notice));
      if (news.length === 0) continue;
      written += 1;
      await sendMail(platform, {
        userId: person.id,
        kind: 'news',
        ...writeNews(platform, person, news, numbers),
      });
    }
    return written;
  });
}

/** Each is taken once, by one server. */
async function takeOpen(): Promise<Notice[]> {
  const some = db()
    .selectDistinct({ id: notifications.userId })
    .from(notifications)
    .where(eq(notifications.mailOpen, true))
    .limit(peopleAtOnce);
  return db()
    .update(notifications)
    .set({ mailOpen: false })
    .where(and(eq(notifications.mailOpen, true), inArray(notifications.userId, some)))
    .returning();
}

const isOf = ({ role, clientId }: Recipient, about: string | null) =>
  (FIRM_ROLES as readonly Role[]).includes(role) || about === null || about === clientId;
