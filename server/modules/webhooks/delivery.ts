import type { webhookDeliveries, webhooks } from './tables.ts';

export const deliverJob = 'webhooks.deliver';

/** So often the queue tries at once, seconds apart; after that the delivery waits for the sweep, longer each time. */
export const quickTries = 3;

export type Delivery = typeof webhookDeliveries.$inferSelect;
export type Webhook = typeof webhooks.$inferSelect;
/** `answerStatus` is null where no answer came, and `answer` says why. */
export type Outcome = { answerStatus: number | null; answer: string };

export const isDelivered = ({ answerStatus }: Outcome) =>
  answerStatus !== null && answerStatus >= 200 && answerStatus < 300;
