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

/** Inside tx() of the system: whether news is still for this person, at this address and as who they were. */
type IsReader = (userId: string, letter: Pick<Letter, 'to' | 'reader'>) => Promise<boolean>;

/** One try. Throws when the queue shall try again soon. */
export async function deliverMail(
  platform: Platform,
  mailer: Mailer,
  isReader: IsReader,
  id: string,
): Promise<void> {
  const mail = await hold(platform, id);
  if (!mail) return;
  if (await isForNobody(platform, isReader, mail)) {
    await platform.database.tx({ kind: 'system' }, () => db().delete(mails).where(eq(mails.id, id)));
    return;
  }
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

/** News waited while its reader was disabled, went elsewhere or got another address. What is told of an account goes where it was sent. */
async function isForNobody({ keys, database }: Platform, isReader: IsReader, mail: Mail) {
  if (mail.kind !== 'news') return false;
  try {
    const letter = letterOf(keys, mail);
    return !(await database.tx({ kind: 'system' }, () => isReader(mail.userId, letter)));
  } catch (error) {
    // That it cannot be opened is told of the try.
    if (error instanceof MailRefused) return false;
    throw error;
  }
}

const letterOf = (keys: Platform['keys'], { id, sealed }: Mail) =>
  open(() => JSON.parse(keys.open(sealed ?? '', placeOf(id))) as Letter);

async function post({ keys }: Platform, mailer: Mailer, mail: Mail): Promise<undefined> {
  const { id } = mail;
  const letter = letterOf(keys, mail);
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
