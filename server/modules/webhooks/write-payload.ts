import type { WebhookEvent } from '../../../contract/words.ts';
import type { AnnouncedEvent } from '../audit/index.ts';

/** What of an event leaves the house: ids, kinds and states, chosen one by one. */
const told: Record<WebhookEvent, readonly string[]> = {
  'request.acted': ['action', 'from', 'to', 'version'],
  'report.sealed': ['version'],
  'thirdparty.decided': ['decision'],
  'thirdparty.condition_lapsed': ['condition'],
  'thirdparty.review_due': ['nextReviewOn'],
  'screening.finished': ['run', 'matches', 'names'],
  'screening.failed': ['run'],
  'thirdparty.match_found': ['watchlist', 'version', 'matches'],
  'thirdparty.news_found': ['items', 'model'],
  'rating.proposed': ['methodVersion'],
  'watchlist.imported': ['watchlist', 'version'],
  'watchlist.activated': ['watchlist', 'version'],
};

export function writePayload(id: string, event: AnnouncedEvent): string {
  const { type, at, clientId, requestId, objectType, objectId, data } = event;
  const names = told[type as WebhookEvent];
  return JSON.stringify({
    id,
    event: type,
    occurred_at: at.toISOString(),
    client_id: clientId,
    request_id: requestId,
    object: { type: objectType, id: objectId },
    data: Object.fromEntries(names.filter((name) => name in data).map((name) => [name, data[name]])),
  });
}

export const testEvent = 'webhook.test';

export const testPayload = (id: string, webhookId: string, now: Date): string =>
  JSON.stringify({
    id,
    event: testEvent,
    occurred_at: now.toISOString(),
    client_id: null,
    request_id: null,
    object: { type: 'webhook', id: webhookId },
    data: {},
  });
