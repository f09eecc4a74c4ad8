import type { webhookDeliveries, webhooks } from './tables.ts';
import { testEvent } from './write-payload.ts';

export const deliverJob = 'webhooks.deliver';

/** So often the queue tries at once, seconds apart; after that the delivery waits for the sweep, longer each time. */
export const quickTries = 3;

export type Delivery = typeof webhookDeliveries.$inferSelect;
export type Webhook = typeof webhooks.$inferSelect;
/** `answerStatus` is null where no answer came, and `answer` says why. */
export type Outcome = { answerStatus: number | null; answer: string };

export const isDelivered = ({ answerStatus }: Outcome) =>
  answerStatus !== null && answerStatus >= 200 && answerStatus < 300;

/** Whether a delivery is the business of its webhook as it is now: an administrator may have given it to another client. */
export const stillHears = ({ events, onlyClient }: Webhook, { event, payload }: Delivery): boolean =>
  event === testEvent ||
  ((events as string[]).includes(event) &&
    (onlyClient === null || onlyClient === (JSON.parse(payload) as { client_id: string | null }).client_id));
