import { type Clock, invalidField } from '../../../../platform/index.ts';
import type { OverrideRecord } from '../../records.ts';
import { askOverride, type Wanted } from './ask-override.ts';
import { withdrawOverride } from './decide-override.ts';
import { assertAboveFloor, countingBand, lastDay } from './judge-override.ts';
import type { OverrideAct } from './notify-override.ts';
import { openOverrides } from './override-queries.ts';

type Own = { proposed: Wanted['band']; reason: string; expiresOn?: string | undefined };

/** Inside a transaction: what the rating in a drafter's save means for the override that waits, or for a new one. */
export async function overrideBySave(act: OverrideAct, own: Own): Promise<void> {
  const { clock, request, computed, by } = act;
  const { approved, waiting } = await openOverrides(request);
  assertAboveFloor(own.proposed, computed);
  const mine = waiting?.askedBy === by.userId ? waiting : null;
  if (own.proposed === countingBand(computed, approved)) {
    if (mine) await withdrawOverride(act, mine);
    return;
  }
  if (own.reason.trim() === '')
    throw invalidField('rating.reason', 'Explain why your rating differs from the computed one.');
  if (mine && isSame(mine, own, clock)) return;
  if (mine) await withdrawOverride(act, mine);
  const { proposed: band, reason, expiresOn } = own;
  await askOverride(act, { band, reason, expiresOn });
}

const isSame = (asked: OverrideRecord, { proposed, reason, expiresOn }: Own, clock: Clock) =>
  asked.band === proposed &&
  asked.reason === reason.trim() &&
  (expiresOn === undefined || asked.expiresOn === lastDay(expiresOn, clock.calendar.today()));
