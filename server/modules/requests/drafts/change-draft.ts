import { type Platform, problem, scopeOf } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { removeAttachments, saveFileKinds, saveUploads } from '../files/attachments.ts';
import { differences } from '../intake/differences.ts';
import { intakeColumns } from '../intake/intake-columns.ts';
import { presentRequest } from '../present.ts';
import { about, type RequestRecord } from '../record.ts';
import { saveChange } from '../save-change.ts';
import { indexRequest } from '../search/index-text.ts';
import { staleProblem } from '../stale.ts';
import { findVisible } from '../visible.ts';
import type { DraftCall } from './draft-call.ts';

/** The intake is replaced as a whole: what the form no longer holds is gone. */
export async function changeDraft(platform: Platform, call: DraftCall) {
  const { input, actor } = call;
  const now = platform.clock.now();
  return platform.database.tx(scopeOf(actor), async () => {
    const seen = await findVisible(input.request ?? '', actor);
    if (input.version === undefined)
      throw problem('input.invalid', 'Send the version you are viewing.', {
        fields: { version: 'Required.' },
      });
    if (input.version !== seen.version) throw await staleProblem(seen.id, actor, 'change', platform.clock);
    if (seen.status !== 'draft')
      throw problem(
        'request.not_possible',
        'Only drafts can be changed. Amend the submitted request instead.',
      );
    const saved = await saveChange(seen, { ...intakeColumns(input.intake), updatedAt: now });
    if (!saved) throw await staleProblem(seen.id, actor, 'change', platform.clock);
    await indexRequest(saved);
    await changeFiles(seen, saved, call, platform, now);
    return presentRequest(saved, actor, platform.clock);
  });
}

/** Files and the one audit event of the save. */
async function changeFiles(
  seen: RequestRecord,
  saved: RequestRecord,
  { input, actor, uploads }: DraftCall,
  { clock }: Platform,
  now: Date,
) {
  const removed = await removeAttachments(seen.id, input.removeFiles ?? [], now);
  const added = await saveUploads(seen, uploads, { side: 'intake', kind: input.documentKind }, actor, now);
  const reclassified = await saveFileKinds(seen.id, input.fileKinds ?? []);
  const changed = differences(seen, saved, added, removed, reclassified);
  await record(clock, {
    type: 'request.changed',
    actor,
    ...about(saved),
    data: { fields: [...changed.changes, ...changed.personalChanges].map(({ field }) => field) },
    ...changed,
  });
}
