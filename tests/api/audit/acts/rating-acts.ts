import { attemptOverride, override } from '../../assessment/overriding.ts';
import { listed } from '../../assessment/working-on.ts';
import { screenedRequest } from '../../screening/screened-request.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import type { Act, ActsOf } from './act-case.ts';

const wanted = { action: 'override', band: 'medium', reason: 'Thin accounts.' } as const;

/** One decision on what the drafter asked for. */
const decided = (
  action: 'approve' | 'refuse' | 'withdraw',
  leaves: Extract<Act, { leaves: unknown }>['leaves'],
): Act => ({
  does: action,
  leaves,
  how: async (test: ScreeningApp) => {
    const { allocator, drafter } = test.cast;
    const request = await screenedRequest(test, listed());
    const { asked } = await override(drafter, request, wanted);
    const by = action === 'withdraw' ? drafter : allocator;
    const sent = { action, override: asked?.id ?? '', ...(action === 'refuse' ? { reason: 'No.' } : {}) };
    return attemptOverride(by, request, sent);
  },
});

export const ratingActs: ActsOf<'/reports/v1.0/ratings'> = {
  'POST /reports/v1.0/ratings': [
    {
      does: 'ask',
      leaves: ['rating.override_asked'],
      how: async (test) => {
        const request = await screenedRequest(test, listed());
        return attemptOverride(test.cast.allocator, request, wanted);
      },
    },
    decided('approve', ['rating.override_approved']),
    decided('refuse', ['rating.override_refused']),
    decided('withdraw', ['rating.override_withdrawn']),
  ],
};
