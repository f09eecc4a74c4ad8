import { and, eq, isNull } from 'drizzle-orm';
import { type Database, db } from '../../../platform/index.ts';
import { messages, requests, requestTexts } from '../tables.ts';
import { keepMessageWords, keepRequestWords } from './keep-words.ts';

const AT_ONCE = 200;

/** Before anybody calls: what was written before words were kept is found as well. Answers how many rows it made. */
export async function fillMissingWords(database: Database): Promise<number> {
  let made = 0;
  for (let before = -1; made !== before; ) {
    before = made;
    made += await database.tx({ kind: 'system' }, fillSome);
  }
  return made;
}

async function fillSome() {
  const without = await db()
    .select({ request: requests })
    .from(requests)
    .leftJoin(
      requestTexts,
      and(eq(requestTexts.requestId, requests.id), eq(requestTexts.source, requests.id)),
    )
    .where(isNull(requestTexts.requestId))
    .limit(AT_ONCE);
  for (const { request } of without) await keepRequestWords(request);
  const unread = await db()
    .select({ message: messages })
    .from(messages)
    .leftJoin(
      requestTexts,
      and(eq(requestTexts.requestId, messages.requestId), eq(requestTexts.source, messages.id)),
    )
    .where(isNull(requestTexts.requestId))
    .limit(AT_ONCE);
  for (const { message } of unread) await keepMessageWords(message);
  return without.length + unread.length;
}
