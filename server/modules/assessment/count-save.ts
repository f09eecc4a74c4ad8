import { type Actor, type Platform, problem } from '../../platform/index.ts';
import { bumpWorkVersion, findVisible, type RequestRecord } from '../requests/index.ts';
import { workingDocument } from './working-document.ts';

/** Inside a transaction: counts a change of the working document, on the version that its author saw. */
export async function countSave(
  platform: Platform,
  request: RequestRecord,
  version: number,
  actor: Actor,
): Promise<RequestRecord> {
  const saved =
    request.workVersion === version ? await bumpWorkVersion(request, actor, platform.clock.now()) : null;
  if (saved) return saved;
  const current = await workingDocument(await findVisible(request.id, actor), platform);
  throw problem(
    'analysis.stale',
    'Someone else saved a newer version of this analysis. Compare, then save again.',
    { current },
  );
}
