import type { AnswerOf, RequestOf } from '../../../contract/index.ts';
import type { Without } from '../../../contract/operation.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';

const path = 'POST /reports/v1.0/ratingmethods' as const;
type Sent = RequestOf<typeof path>;
type Methods = AnswerOf<'GET /reports/v1.0/ratingmethods'>['Data'];

export const methodsOf = async (admin: Member): Promise<Methods> =>
  (await admin.call('GET /reports/v1.0/ratingmethods', {})).Data;

/** An act on the draft as it is now, whatever comes of it. */
export async function tryDraft(admin: Member, sent: Without<Sent, 'id' | 'version'>) {
  const { draft } = await methodsOf(admin);
  const seen = draft && sent.action !== 'draft' ? { id: draft.id, version: draft.version } : {};
  return admin.attempt(path, { ...sent, ...seen } as Sent);
}

/** A draft that is there, begun where there is none. */
export async function drafted(admin: Member) {
  const { draft } = await methodsOf(admin);
  if (draft) return draft;
  await admin.call(path, { action: 'draft' });
  const begun = (await methodsOf(admin)).draft;
  if (!begun) throw new Error('there is no draft');
  return begun;
}

/** Asks what the draft would move, and waits for the answer. */
export async function whatIfOf(admin: Member) {
  const { status, body } = await tryDraft(admin, { action: 'what_if' });
  if (status !== 200) throw new Error(`what_if answered ${status}: ${JSON.stringify(body)}`);
  return waitFor(
    async () => {
      const { draft } = await methodsOf(admin);
      return draft?.whatIf?.job === body.Data.job && draft.whatIf.finishedAt ? draft.whatIf.result : null;
    },
    { what: 'the what-if to end', everyMs: 40 },
  );
}

/** Changes numbers of the draft, sees what would move, publishes; waits until the open requests are rated anew. */
export async function published(admin: Member, values: Record<string, number>, by = admin) {
  await drafted(admin);
  const saved = await tryDraft(admin, { action: 'save', values });
  if (saved.status !== 200) throw new Error(`save answered ${saved.status}: ${JSON.stringify(saved.body)}`);
  const moved = await whatIfOf(admin);
  const { status, body } = await tryDraft(by, { action: 'publish', reason: 'Reviewed for the year.' });
  if (status !== 200) throw new Error(`publish answered ${status}: ${JSON.stringify(body)}`);
  const work = await waitFor(
    async () => {
      const [job] = (await by.call('GET /reports/v1.0/jobs', { id: body.Data.job ?? '' })).Data;
      return job && (job.status === 'done' || job.status === 'failed') ? job : null;
    },
    { what: 'the requests to be rated anew', everyMs: 40 },
  );
  return { moved, work };
}
