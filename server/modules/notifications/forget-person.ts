import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { mails, noticeChoices, notifications } from './tables.ts';

/** As a value of the notice has it. */
const quoted = (text: string) => JSON.stringify(text);

type Forgotten = { id: string; name: string; pseudonym: string };

/** Inside tx(). What a person was told goes, mails among it; where others were told of the person the pseudonym stands. */
export async function forgetPerson({ id, name, pseudonym }: Forgotten): Promise<void> {
  await db().delete(mails).where(eq(mails.userId, id));
  await db().delete(notifications).where(eq(notifications.userId, id));
  await db().delete(noticeChoices).where(eq(noticeChoices.userId, id));
  await db()
    .update(notifications)
    .set({ entityName: pseudonym })
    .where(and(eq(notifications.entityName, name), isNull(notifications.requestId)));
  await db()
    .update(notifications)
    .set({
      activity: sql`replace(${notifications.activity}, ${name}, ${pseudonym})`,
      textValues: sql`replace(${notifications.textValues}::text, ${quoted(name)}, ${quoted(pseudonym)})::jsonb`,
    })
    .where(sql`strpos(${notifications.activity}, ${name}) > 0`);
}
