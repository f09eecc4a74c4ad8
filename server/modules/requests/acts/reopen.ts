import { noticeText } from '../../notifications/index.ts';
import { newClock } from '../forecast/sla.ts';
import type { RequestChange, RequestRecord } from '../record.ts';
import type { Act } from './act.ts';

export const reopen: Act = {
  changesThirdParty: true,
  comment: 'Enter a reason.',
  message: { kind: 'note', visibility: 'internal' },
  change: ({ request, now, masterData, calendar }) => ({
    ...newClock(now, masterData.reportType?.slaDays ?? 7, calendar),
    ...nextVersion(request),
    sealedIntake: request.intake,
    provisional: true,
    releasedAt: null,
    reopenAskedBy: null,
  }),
  async afterwards(saved, { actor, now }, ports) {
    await ports.thirdParties.closeAlerts(saved, actor, now);
    await ports.screen(saved, actor);
    return undefined;
  },
  tell: (saved, { request, clientSide }) => [
    {
      userIds: [...new Set([...clientSide, request.reopenAskedBy, saved.drafterId])],
      activity: noticeText('request.reopened'),
    },
  ],
};

/** A version that was given up is taken up again under its number: its report was never sealed. */
const nextVersion = (request: RequestRecord): RequestChange =>
  request.status === 'released'
    ? { reportVersion: request.reportVersion + 1, sealedStanding: standingOf(request) }
    : {};

/** What counts of its sealed report, while the firm sees the rating of the next version. */
const standingOf = ({ rating, ratingScore, ratingBasis, overrideUntil }: RequestRecord) =>
  rating && { rating, score: ratingScore, basis: ratingBasis, overrideUntil };
