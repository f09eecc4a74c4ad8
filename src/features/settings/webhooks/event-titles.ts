import type { Translate } from '../texts/index.ts';

/** What an event means, beside the name that a program reads. */
export function titleOf(event: string, t: Translate): string {
  const id = `webhookEvent.${event}`;
  return t.has(id) ? t(id) : event;
}
