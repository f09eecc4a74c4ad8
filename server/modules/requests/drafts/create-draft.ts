import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type Actor, db, type Platform, problem, scopeOf, together } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { attachmentsOf, saveUploads } from '../files/attachments.ts';
import { differences } from '../intake/differences.ts';
import { intakeColumns } from '../intake/intake-columns.ts';
import { presentRequest } from '../present.ts';
import { type AttachmentRecord, about, type RequestRecord } from '../record.ts';
import { indexRequest } from '../search/index-text.ts';
import { requests } from '../tables.ts';
import type { DraftCall } from './draft-call.ts';
import type { Idempotency } from './idempotency.ts';

/** Two presses of the button within this time, with the same content, are one. */
const SAME_PRESS_MS = 200;

/** One draft a key, or a press of the button: the second answer tells of the first one's request. */
export async function createDraft(platform: Platform, call: DraftCall) {
  const { input, actor, uploads, idempotency } = call;
  if (input.removeFiles?.length || input.fileKinds?.length || input.version)
    throw problem('input.invalid', 'Choose the request to change.', {
      fields: { request: 'Required.' },
    });
  const now = platform.clock.now();
  const { answer, twin } = await platform.database.tx(scopeOf(actor), async () => {
    const [, before] = await together(
      () => oneAtATime(actor),
      () => (idempotency ? byKey(platform, actor, idempotency) : samePress(call, now)),
    );
    if (before) return { answer: await presentRequest(before, actor, platform.clock), twin: true };
    const { request, files } = await insert(call, now);
    const [answer] = await together(
      () => presentRequest(request, actor, platform.clock),
      () => recordDraft(platform, request, files, actor),
    );
    return { answer, twin: false };
  });
  if (twin) await Promise.all(uploads.map(({ fileId }) => platform.files.remove(fileId)));
  return answer;
}

const oneAtATime = (actor: Actor) =>
  db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${actor.userId}`}, 0))`);

/** The draft that this key has made: the same call again. With anything else sent, it is another call by mistake. */
async function byKey(
  { clock }: Platform,
  actor: Actor,
  { key, digest }: Idempotency,
): Promise<RequestRecord | undefined> {
  const [found] = await db()
    .select()
    .from(requests)
    .where(and(eq(requests.authorId, actor.userId), eq(requests.idempotencyKey, key)));
  if (found && found.idempotencyDigest !== digest)
    throw problem(
      'request.key_reused',
      `${found.number} was already created with this Idempotency-Key. Change that request, or send another key.`,
      { current: await presentRequest(found, actor, clock) },
    );
  return found;
}

async function samePress({ input, actor, uploads }: DraftCall, now: Date) {
  const [last] = await db()
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.authorId, actor.userId),
        gte(requests.createdAt, new Date(now.getTime() - SAME_PRESS_MS)),
      ),
    )
    .orderBy(desc(requests.createdAt), desc(requests.number))
    .limit(1);
  if (last?.status !== 'draft' || last.idempotencyKey !== null) return undefined;
  const same = await db().$count(
    requests,
    and(eq(requests.id, last.id), sql`${requests.intake} = ${JSON.stringify(input.intake)}::jsonb`),
  );
  const files = (await attachmentsOf(last.id, actor)).map(({ sha256 }) => sha256).sort();
  const sent = uploads.map(({ sha256 }) => sha256).sort();
  return same === 1 && files.join() === sent.join() ? last : undefined;
}

async function insert(call: DraftCall, now: Date) {
  const { input, actor, uploads, idempotency } = call;
  const [made] = await db()
    .insert(requests)
    .values({
      number: sql`'PR-' || lpad(nextval('request_numbers')::text, 6, '0')`,
      clientId: actor.clientId ?? '',
      authorId: actor.userId,
      status: 'draft',
      ...intakeColumns(input.intake),
      idempotencyKey: idempotency?.key ?? null,
      idempotencyDigest: idempotency?.digest ?? null,
      statusSince: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const request = made as RequestRecord;
  const [files] = await together(
    () => saveUploads(request, uploads, { side: 'intake', kind: input.documentKind }, actor, now),
    () => indexRequest(request),
  );
  return { request, files };
}

const recordDraft = (
  { clock }: Platform,
  request: RequestRecord,
  files: readonly AttachmentRecord[],
  actor: Actor,
) =>
  record(clock, {
    type: 'request.drafted',
    actor,
    ...about(request),
    data: {},
    ...differences(null, request, files),
  });
