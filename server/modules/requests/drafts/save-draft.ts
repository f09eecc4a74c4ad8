import type { RequestDetail } from '../../../../contract/reports/requests.ts';
import type { Platform } from '../../../platform/index.ts';
import { changeDraft } from './change-draft.ts';
import { createDraft } from './create-draft.ts';
import type { DraftCall } from './draft-call.ts';

/** Creates a draft, or changes the one that is named. */
export async function saveDraft(platform: Platform, call: DraftCall): Promise<RequestDetail> {
  return call.input.request ? changeDraft(platform, call) : createDraft(platform, call);
}
