import type { WebhookEvent } from '../../../../contract/words.ts';

/** What each event means, beside the name that a program reads. */
export const eventTitles: Record<WebhookEvent, string> = {
  'request.acted': 'A request moves on',
  'report.sealed': 'A report is sealed',
  'thirdparty.decided': 'A relationship is decided on',
  'thirdparty.condition_lapsed': 'A condition lapses',
  'thirdparty.review_due': 'A review falls due',
  'screening.finished': 'A screening has finished',
  'screening.failed': 'A screening has failed',
  'thirdparty.match_found': 'A list resembles a third party',
  'thirdparty.news_found': 'News may be adverse to a third party',
  'rating.proposed': 'A rating is proposed',
  'watchlist.imported': 'A list version is imported',
  'watchlist.activated': 'A list version is activated',
};

export const titleOf = (event: string) =>
  event === 'webhook.test' ? 'Test' : (eventTitles[event as WebhookEvent] ?? event);
