import { sql } from 'drizzle-orm';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { db } from '../../../platform/index.ts';
import type { RequestRecord } from '../record.ts';
import { type messages, requestTexts } from '../tables.ts';
import { identifierWords, indexWords, numberWords } from './words.ts';

type Facts = Pick<RequestRecord, 'id' | 'clientId' | 'number' | 'intake'>;
type Message = Pick<typeof messages.$inferSelect, 'id' | 'clientId' | 'requestId' | 'visibility' | 'text'>;

/** Inside the transaction that saved them: what a request is found by. */
export const keepRequestWords = ({ id, clientId, number, intake }: Facts) =>
  keep({ requestId: id, source: id, clientId, visibility: 'shared' }, [
    ...numberWords(number),
    ...textsOf(intake).flatMap(indexWords),
    ...(intake.registrationIds ?? []).flatMap(({ value }) => identifierWords(value)),
  ]);

/** Inside the transaction that saved it. */
export const keepMessageWords = ({ id, clientId, requestId, visibility, text }: Message) =>
  keep({ requestId, source: id, clientId, visibility }, indexWords(text));

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

async function keep(of: Omit<typeof requestTexts.$inferInsert, 'words'>, found: readonly string[]) {
  const list = JSON.stringify([...new Set(found)].filter(Boolean));
  const words = sql<string>`array_to_tsvector(array(select jsonb_array_elements_text(${list}::jsonb)))`;
  await db()
    .insert(requestTexts)
    .values({ ...of, words })
    .onConflictDoUpdate({ target: [requestTexts.requestId, requestTexts.source], set: { words } });
}
