import type { z } from 'zod';
import type { RequestDetail, saveRequest } from '../../../../contract/reports/requests.ts';
import type { Actor, Platform } from '../../../platform/index.ts';
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
  return call.input.request ? changeDraft(platform, call) : createDraft(platform, call);
}
