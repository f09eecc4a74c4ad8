import type { z } from 'zod';
import type { RequestDetail, saveRequest } from '../../../../contract/reports/requests.ts';
import { type Actor, type Platform, problem } from '../../../platform/index.ts';
import type { Upload } from '../attachments.ts';
import { changeDraft } from './change-draft.ts';
import { createDraft } from './create-draft.ts';

export type DraftCall = {
  input: Omit<z.output<typeof saveRequest.request>, 'C_TIMESTAMP'>;
  actor: Actor;
  uploads: readonly Upload[];
  /** What the browser sends once for one press of the button. */
  idempotencyKey: string | undefined;
};

/** Creates a draft, or changes the one that is named. */
export async function saveDraft(platform: Platform, call: DraftCall): Promise<RequestDetail> {
  if (!call.actor.modules.includes('New Request'))
    throw problem('access.licence', 'Your organisation has no licence for new requests.');
  return call.input.request ? changeDraft(platform, call) : createDraft(platform, call);
}
