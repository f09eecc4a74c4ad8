import { sql } from 'drizzle-orm';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { db } from '../../../platform/index.ts';
import type { RequestRecord } from '../record.ts';
import { type messages, requestTexts } from '../tables.ts';
import { identifierWords, indexWords, numberWords } from './words.ts';

type Facts = Pick<RequestRecord, 'id' | 'clientId' | 'number' | 'intake'>;
type Message = Pick<typeof messages.$inferSelect, 'id' | 'clientId' | 'requestId' | 'visibility' | 'text'>;

/** What one source is found by. */
export type WordsOf = Omit<typeof requestTexts.$inferInsert, 'words'> & { found: readonly string[] };

export const requestWords = ({ id, clientId, number, intake }: Facts): WordsOf => ({
  requestId: id,
  source: id,
  clientId,
  visibility: 'shared',
  found: [
    ...numberWords(number),
    ...textsOf(intake).flatMap(indexWords),
    ...(intake.registrationIds ?? []).flatMap(({ value }) => identifierWords(value)),
  ],
});

export const messageWords = ({ id, clientId, requestId, visibility, text }: Message): WordsOf => ({
  requestId,
  source: id,
  clientId,
  visibility,
  found: indexWords(text),
});

/** Inside the transaction that saved them: what a request is found by. */
export const indexRequest = (request: Facts) => indexText([requestWords(request)]);

/** Inside the transaction that saved it. */
export const indexMessage = (message: Message) => indexText([messageWords(message)]);

/** Names of every kind, and what it is for. */
const textsOf = ({ principals = [], ownership = [], ...intake }: DraftIntake) =>
  [
    intake.legalName,
    intake.nativeName,
    ...(intake.aliases ?? []),
    ...(intake.formerNames ?? []),
    ...principals.map(({ name }) => name),
    ...ownership.flatMap(({ owner, owned }) => [owner, owned]),
    intake.purpose,
  ].filter((text) => text !== undefined);

/** Inside a transaction: the words of several sources in one statement. */
export async function indexText(all: readonly WordsOf[]) {
  if (all.length === 0) return;
  await db()
    .insert(requestTexts)
    .values(all.map(({ found, ...of }) => ({ ...of, words: asVector(found) })))
    .onConflictDoUpdate({
      target: [requestTexts.requestId, requestTexts.source],
      set: { words: sql`excluded.words` },
    });
}

/** A vector addresses a megabyte; the database builds a longer one in which words are no longer found. */
const mostBytes = 1_000_000;

/** The names of a request come first, so that they are kept whatever follows. */
function asVector(found: readonly string[]) {
  let bytes = 0;
  const kept = [...new Set(found)].filter((word) => {
    bytes += Buffer.byteLength(word);
    return word !== '' && bytes <= mostBytes;
  });
  const list = JSON.stringify(kept);
  return sql<string>`array_to_tsvector(array(select jsonb_array_elements_text(${list}::jsonb)))`;
}
