import type { z } from 'zod';
import type { overrideRating as operation, Rating } from '../../../../../contract/ratings/ratings.ts';
import { type Actor, type Platform, problem } from '../../../../platform/index.ts';
import { findVisible } from '../../../requests/index.ts';
import { countSave } from '../../count-save.ts';
import { assertMayOverride } from '../../policy.ts';
import { methodOf, presentRating } from '../present-rating.ts';
import { latestRating } from '../rating-queries.ts';
import { showRating } from '../show-rating.ts';
import { askOverride } from './ask-override.ts';
import { decideOverride } from './decide-override.ts';

type Sent = z.output<typeof operation.request>;

/** One act on the override of a rating, on the version of the working document that the person saw. */
export function overrideRating(platform: Platform, sent: Sent, actor: Actor): Promise<Rating> {
  const { clock } = platform;
  return platform.database.tx({ kind: 'firm' }, async () => {
    const request = await findVisible(sent.request, actor, sent.client);
    assertMayOverride(request, sent.action, actor);
    const saved = await countSave(platform, request, sent.version, actor);
    // A screening that ends now has been waited for, and counts no save.
    const latest = await latestRating(request.id, request.reportVersion);
    if (!latest) throw problem('request.not_possible', 'There is no rating yet. Screen the request first.');
    const act = { clock, request: saved, computed: latest.result, by: actor };
    if (sent.action === 'override') await askOverride(act, sent);
    else await decideOverride(act, { ...sent, reason: sent.reason ?? '' });
    await showRating(saved, latest, await methodOf(latest));
    return presentRating(latest, saved);
  });
}
