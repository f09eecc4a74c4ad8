import { problem, refuseHeld } from '../../../platform/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { saveThroughput } from '../forecast/throughput.ts';
import type { Act } from './act.ts';
import { assertReady } from './open-points.ts';

export const release: Act = {
  changesThirdParty: true,
  message: { kind: 'note', visibility: 'internal' },
  change({ authors, actor, now }) {
    if (authors.has(actor.userId))
      throw problem('request.own_work', 'You drafted this version, so someone else has to release it.');
    refuseHeld(actor, now);
    return { releasedAt: now, returned: false, sealedIntake: null, sealedStanding: null };
  },
  async afterwards(saved, { request, actor, now, calendar, prepared }, ports) {
    await assertReady(request, ports);
    const sealed = await ports.seal(request, actor, prepared);
    await saveThroughput(saved, now, calendar);
    if (saved.thirdPartyId) await ports.thirdParties.rate(saved.thirdPartyId, sealed, { now, calendar });
    const { rating, score, basis } = sealed;
    return {
      ...{ rating, ratingScore: score, ratingBasis: basis, provisional: false },
      ...{ sealedRating: rating, sealedScore: score, sealedBasis: basis },
      ...{ ratingIfConfirmed: null, ratingIfCleared: null },
    };
  },
  // The leads decide on the third party, whoever of their organisation asked.
  tell: (saved, { clientSide, leads }) => [
    { userIds: [...clientSide, ...leads, saved.drafterId], activity: noticeText('request.released') },
  ],
};
