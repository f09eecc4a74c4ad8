import { problem } from '../../platform/index.ts';
import { presentDrafter } from './act-context.ts';
import type { Act, ActContext } from './acts/act.ts';
import type { RequestChange } from './record.ts';
import { statusAfter, workflow } from './workflow.ts';

/** Pure: everything that the act writes on the request. */
export function decide(act: Act, context: ActContext): RequestChange {
  const { request, input, now } = context;
  if (act.comment && !input.comment?.trim())
    throw problem('request.incomplete', act.comment, { fields: { comment: act.comment } });
  const drafterId = workflow[input.action].withoutDrafter
    ? presentDrafter(request, context.people)
    : request.drafterId;
  const change = { drafterId, ...act.change(context) };
  const status = statusAfter(input.action, { ...request, drafterId: change.drafterId ?? null });
  const moved = status !== request.status || input.action === 'accept_and_allocate';
  return { ...change, status, updatedAt: now, statusSince: moved ? now : request.statusSince };
}
