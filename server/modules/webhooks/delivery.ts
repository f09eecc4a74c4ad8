import { findClient } from '../identity/index.ts';
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

type Told = { event: string; clientId: string | null; data: Record<string, unknown> };

/** The firm sees nothing of a draft, and hears nothing of one: not even that it was cancelled. */
const isOfDraft = ({ event, data }: Told) =>
  event === 'request.acted' && data.from === 'draft' && data.action !== 'submit';

/** Whether an event is the business of a webhook: the firm's of every client, a client's of that client alone. */
export const isFor = ({ events, onlyClient }: Webhook, told: Told): boolean =>
  (events as string[]).includes(told.event) &&
  (onlyClient === null ? !isOfDraft(told) : onlyClient === told.clientId);

/** Inside tx(). Nobody of a client that was closed comes in here, and its programs are told nothing more. */
export const isClosed = async ({ onlyClient }: Webhook): Promise<boolean> =>
  onlyClient !== null && !(await findClient(onlyClient))?.active;

/** Inside tx(). The same of a delivery and its webhook as it is now: an administrator may have given it to another client. */
export async function stillHears(webhook: Webhook, { event, payload }: Delivery): Promise<boolean> {
  if (event === testEvent) return true;
  const { client_id: clientId, data } = JSON.parse(payload) as Omit<Told, 'clientId'> & {
    client_id: string | null;
  };
  return isFor(webhook, { event, clientId, data }) && !(await isClosed(webhook));
}
