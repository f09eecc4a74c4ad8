import type { FastifyInstance } from 'fastify';

/** Calls that are being answered, and whether an event of theirs is committed. */
const calls = new Map<string, boolean>();

/** Before any route of ours is called. */
export function watchCalls(app: FastifyInstance) {
  app.addHook('onRequest', async ({ id }) => {
    calls.set(id, false);
  });
  app.addHook('onResponse', async ({ id }) => {
    calls.delete(id);
  });
}

/** After the commit: this call has left its event. */
export function markRecorded(requestId: string) {
  if (calls.has(requestId)) calls.set(requestId, true);
}

/** A refusal that its own module has written down needs no second event. */
export const wasRecorded = (requestId: string) => calls.get(requestId) === true;
