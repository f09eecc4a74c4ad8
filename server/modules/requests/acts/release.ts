import { problem } from '../../../platform/index.ts';
import { keepPace } from '../forecast/paces.ts';
import { rateThirdParty } from '../third-parties/rate-third-party.ts';
import type { Act } from './act.ts';
import { assertReady } from './open-points.ts';

export const release: Act = {
  message: { kind: 'note', visibility: 'internal' },
  change({ authors, actor, now, heldUntil }) {
    if (authors.has(actor.userId))
      throw problem('request.own_work', 'You drafted this version, so someone else has to release it.');
    if (heldUntil)
      throw problem(
        'request.not_possible',
        `Someone else changed how you sign in. You can release reports again after ${heldUntil.toISOString().slice(0, 16).replace('T', ' ')} UTC; until then another allocator can.`,
      );
    return { releasedAt: now, returned: false };
  },
  async afterwards(saved, { request, actor, now, calendar, prepared }, ports) {
    await assertReady(request, ports);
    const { rating, score } = await ports.seal(request, actor, prepared);
    await keepPace(saved, now, calendar);
    if (saved.thirdPartyId) await rateThirdParty(saved.thirdPartyId, { rating, score }, { now, calendar });
    return { rating, ratingScore: score, sealedRating: rating, sealedScore: score, provisional: false };
  },
  tell: (saved, { clientSide }) => [
    { userIds: [...clientSide, saved.drafterId], activity: 'was released: the report is ready' },
  ],
};
