import { type Actor, type Platform, problem, type StoredFile } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { about, addComment, findVisible, keepFiles, type RequestRecord } from '../requests/index.ts';
import { areOfFormerRun, confirmDispositions, dispose, disposeByRule } from '../screening/index.ts';
import { countSave } from './count-save.ts';
import { findingsOf } from './findings/finding-queries.ts';
import { saveFindings } from './findings/save-findings.ts';
import { queueReading } from './media/queue-reading.ts';
import { assertMaySave, changesAnalysis, type SentAnalysis } from './policy.ts';
import { updateRating } from './rating/update-rating.ts';
import type { Working } from './records.ts';
import { saveSections } from './sections/save-sections.ts';
import { assessmentOf, workingDocument } from './working-document.ts';

type Upload = StoredFile & { name: string };

/** One save of the working document: all of it or none, on the version it was made on. */
export function saveAnalysis(
  platform: Platform,
  sent: SentAnalysis,
  files: Upload[],
  actor: Actor,
): Promise<Working> {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const request = await findVisible(sent.request, actor, sent.client);
    assertMaySave(request, sent, files.length, actor);
    let saved = request;
    if (changesAnalysis(sent) || sent.confirm?.length) {
      saved = await countSave(platform, request, sent.version, actor);
      await refuseFormerMatches(saved, sent);
      await apply(platform, saved, sent, actor);
    }
    if (sent.comment) await addComment(platform, saved, sent.comment, files, actor);
    else await keepFiles(platform.clock, saved, files, { visibility: 'internal' }, actor);
    if (files.length > 0) await queueReading(platform, saved, actor);
    return workingDocument(saved, platform);
  });
}

/** Nobody decides on matches of a former screening: the newest one has its own. */
async function refuseFormerMatches(request: RequestRecord, { dispositions, rule, confirm }: SentAnalysis) {
  const named = [
    ...(dispositions ?? []).map(({ match }) => match),
    ...(rule?.matches ?? []),
    ...(confirm ?? []),
  ];
  if (await areOfFormerRun(request, named))
    throw problem(
      'analysis.stale',
      'The request was screened again meanwhile, so its matches are new. Load them, then save again.',
    );
}

async function apply(platform: Platform, request: RequestRecord, sent: SentAnalysis, actor: Actor) {
  // What the sections say before this save decides which of the sent texts are new.
  const { sections } = await assessmentOf(request, platform.clock);
  await dispose(platform, request, sent.dispositions ?? [], actor);
  if (sent.rule) await disposeByRule(platform, request, sent.rule, actor);
  await confirmDispositions(platform, request, sent.confirm ?? [], actor);
  const findings = await saveFindings(platform, request, sent.findings ?? [], actor);
  const findingIds = new Set((await findingsOf(request.id)).map(({ id }) => id));
  const changed = await saveSections(platform, request, sent.sections ?? [], { sections, findingIds }, actor);
  await record(platform.clock, {
    type: 'analysis.saved',
    actor,
    ...about(request, 'analysis'),
    data: { version: request.workVersion, findings, sections: changed.length },
    personalChanges: changed,
  });
  await updateRating(platform.clock, request, actor, { own: sent.rating });
}
