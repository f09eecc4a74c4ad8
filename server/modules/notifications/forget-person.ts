import { and, eq, like, or, sql } from 'drizzle-orm';
import { db, type TextValues } from '../../platform/index.ts';
import { inLanguage } from './notice-text.ts';
import { mails, noticeChoices, notifications } from './tables.ts';

type Forgotten = { id: string; name: string; pseudonym: string };

/** Values of notices that are the name of a person. */
const namesOfPeople = ['name', 'from'] as const;

/** Inside tx(). What a person was told goes, mails among it; where others were told of the person the pseudonym stands. */
export async function forgetPerson({ id, name, pseudonym }: Forgotten): Promise<void> {
  await db().delete(mails).where(eq(mails.userId, id));
  await db().delete(notifications).where(eq(notifications.userId, id));
  await db().delete(noticeChoices).where(eq(noticeChoices.userId, id));
  await db()
    .update(notifications)
    .set({ entityName: pseudonym })
    .where(and(eq(notifications.entityName, name), like(notifications.code, 'user.%')));
  const { code, textValues } = notifications;
  const isNamed = or(...namesOfPeople.map((key) => sql`${textValues} ->> ${key} = ${name}`));
  const told = await db().selectDistinct({ code, textValues }).from(notifications).where(isNamed);
  for (const text of told) {
    const values = withoutName(text.textValues, name, pseudonym);
    await db()
      .update(notifications)
      .set({ activity: inLanguage('en-US', { code: text.code, values }), textValues: values })
      .where(and(eq(code, text.code), eq(textValues, text.textValues)));
  }
}

const withoutName = (values: TextValues, name: string, pseudonym: string): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      namesOfPeople.some((one) => one === key) && value === name ? pseudonym : value,
    ]),
  );
