import type { RequestOf } from '../../../contract/index.ts';
import type { Without } from '../../../contract/operation.ts';
import type { Upload } from '../../../mock/http/http-client.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { workOf } from '../screening/screened-request.ts';
import type { Cast, ScreeningApp } from '../screening/screening-app.ts';
import { trainedVersion } from './media-calls.ts';

type Request = { id: string; clientId: string };
type Sent = Without<RequestOf<'POST /reports/v1.0/mediasources'>, 'client' | 'request'>;

/** Trains a version and puts it to use. */
export async function useModel({ cast }: ScreeningApp): Promise<string> {
  const version = await trainedVersion(cast.admin);
  await cast.admin.call('POST /security/v1.0/prameyaretrain', { action: 'activate', version });
  return version;
}

export const attemptSource = (
  who: Cast['drafter'],
  { id, clientId }: Request,
  sent: Sent,
  files?: Upload[],
) => who.attempt('POST /reports/v1.0/mediasources', { client: clientId, request: id, ...sent }, files);

/** Adds a document or a text, or has one read again, and waits for the end: the working document as it then is. */
export async function addSource(who: Cast['drafter'], request: Request, sent: Sent, files?: Upload[]) {
  const { status, body } = await attemptSource(who, request, sent, files);
  if (status !== 202) throw new Error(`the source answered ${status}: ${JSON.stringify(body)}`);
  return allRead(who, request);
}

/** Waits until no document of a request is about to be read. */
export function allRead(who: Cast['drafter'], request: Request) {
  return waitFor(
    async () => {
      const work = await workOf(who, request);
      const busy = work.media.sources.some(({ status }) => status === 'queued' || status === 'reading');
      return busy ? null : work;
    },
    { what: 'the documents to be read', everyMs: 50 },
  );
}

/** A finding as it is sent back, decided. */
export function decided<Finding extends { id: string }>(finding: Finding, more: object) {
  const {
    machine: _,
    createdBy,
    createdAt,
    updatedAt,
    ...facts
  } = finding as Finding & Record<string, unknown>;
  return { ...facts, ...more } as never;
}
