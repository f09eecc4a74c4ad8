import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { db, type Mailer, MailRefused, oneLine, type Platform } from '../../../platform/index.ts';
import { mails } from '../tables.ts';
import { type Letter, writeLetter } from './letter.ts';
import { placeOf } from './send-mail.ts';

/** So often the queue tries at once, seconds apart; after that the mail waits for the sweep, longer each time. */
const quickTries = 5;
const holdMs = 2 * 60_000;
const minute = 60_000;
const longestWaitMs = 120 * minute;
const giveUpAfterMs = 3 * 24 * 60 * minute;

type Mail = typeof mails.$inferSelect;

/** One try. Throws when the queue shall try again soon. */
export async function deliverMail(platform: Platform, mailer: Mailer, id: string): Promise<void> {
  const mail = await hold(platform, id);
  if (!mail) return;
  const failure = await post(platform, mailer, mail).catch((error: unknown) => error as Error);
  await platform.database.tx({ kind: 'system' }, () => settle(mail, platform.clock.now(), failure));
  if (!failure) return;
  if (!(failure instanceof MailRefused) && mail.tries < quickTries) throw failure;
  platform.log.warn({ mail: id, kind: mail.kind, tries: mail.tries, err: failure }, 'mail not sent');
}

/** Nobody else sends it for a while; null when it has ended or somebody else holds it. */
function hold({ database, clock }: Platform, id: string): Promise<Mail | null> {
  return database.tx({ kind: 'system' }, async () => {
    const now = clock.now();
    const isFree = or(isNull(mails.heldUntil), lt(mails.heldUntil, now));
    const [held] = await db()
      .update(mails)
      .set({ heldUntil: new Date(now.getTime() + holdMs), tries: sql`${mails.tries} + 1` })
      .where(and(eq(mails.id, id), eq(mails.status, 'waiting'), isFree))
      .returning();
    return held ?? null;
  });
}

async function post({ keys }: Platform, mailer: Mailer, { id, sealed }: Mail): Promise<undefined> {
  const opened = open(() => JSON.parse(keys.open(sealed ?? '', placeOf(id))) as Letter);
  // Those of an earlier version were written in English.
  const letter = { ...opened, language: opened.language ?? 'en-US' };
  const { to, subject } = letter;
  await mailer.send({ id, to, subject, ...writeLetter(letter) });
}

function open(read: () => Letter): Letter {
  try {
    return read();
  } catch (error) {
    throw new MailRefused('The key it was sealed with is not at hand.', { cause: error });
  }
}

async function settle({ id, tries, createdAt }: Mail, now: Date, failure: Error | undefined) {
  const isGivenUp = failure instanceof MailRefused || now.getTime() - createdAt.getTime() > giveUpAfterMs;
  const status = !failure ? 'sent' : isGivenUp ? 'failed' : 'waiting';
  const waitMs = Math.min(longestWaitMs, minute * 2 ** Math.max(0, tries - quickTries));
  await db()
    .update(mails)
    .set({
      status,
      heldUntil: null,
      error: failure ? oneLine(failure.message).slice(0, 300) : null,
      ...(status === 'waiting'
        ? { nextTryAt: new Date(now.getTime() + waitMs) }
        : { sealed: null, endedAt: now }),
    })
    .where(eq(mails.id, id));
}
