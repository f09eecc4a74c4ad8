import type { Clock } from '../../../../platform/index.ts';
import type { RequestRecord } from '../../../requests/index.ts';
import type { StoredRating } from '../stored-rating.ts';
import { isOvertaken } from './judge-override.ts';
import { openOverrides, setOverride } from './override-queries.ts';
import { tellOverride } from './tell-override.ts';

/** Inside a transaction: an approved override that the computed rating rose above counts no more. */
export async function endOvertaken(clock: Clock, request: RequestRecord, computed: StoredRating) {
  const { approved } = await openOverrides(request);
  if (!approved || !isOvertaken(approved, computed)) return;
  const closed = await setOverride(approved, 'overtaken', { closedAt: clock.now() });
  await tellOverride(clock, 'rating.override_overtaken', request, closed, 'system', computed.overall);
}
