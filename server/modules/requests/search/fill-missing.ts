import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { type Database, db } from '../../../platform/index.ts';
import { messages, requests, requestTexts } from '../tables.ts';
import { indexText, messageWords, requestWords, type WordsOf } from './index-text.ts';

/** So many in one statement and one transaction: nobody waits long behind it. */
const AT_ONCE = 500;

type Some = { words: WordsOf[]; last: string | undefined };

/** Before anybody calls: what was written before words were kept is found as well. Answers how many rows it made. */
export async function fillMissingWords(database: Database): Promise<number> {
  let made = 0;
  for (const readSome of [requestsWithout, messagesWithout]) {
    for (let after: string | undefined, done = false; !done; ) {
      const some = await database.tx({ kind: 'system' }, async () => {
        const found = await readSome(after);
        await indexText(found.words);
        return found;
      });
      made += some.words.length;
      after = some.last;
      done = some.words.length < AT_ONCE;
    }
  }
  return made;
}

/** In the order of the ids, so that each goes on where the one before ended. */
async function requestsWithout(after: string | undefined): Promise<Some> {
  const { id, clientId, number, intake } = requests;
  const rows = await db()
    .select({ id, clientId, number, intake })
    .from(requests)
    .leftJoin(requestTexts, and(eq(requestTexts.requestId, id), eq(requestTexts.source, id)))
    .where(and(after ? gt(id, after) : undefined, isNull(requestTexts.requestId)))
    .orderBy(asc(id))
    .limit(AT_ONCE);
  return { words: rows.map(requestWords), last: rows.at(-1)?.id };
}

async function messagesWithout(after: string | undefined): Promise<Some> {
  const { id, clientId, requestId, visibility, text } = messages;
  const rows = await db()
    .select({ id, clientId, requestId, visibility, text })
    .from(messages)
    .leftJoin(requestTexts, and(eq(requestTexts.requestId, requestId), eq(requestTexts.source, id)))
    .where(and(after ? gt(id, after) : undefined, isNull(requestTexts.requestId)))
    .orderBy(asc(id))
    .limit(AT_ONCE);
  return { words: rows.map(messageWords), last: rows.at(-1)?.id };
}
