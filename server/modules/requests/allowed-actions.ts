import { REQUEST_ACTIONS, type RequestAction } from '../../../contract/words.ts';
import type { Actor } from '../../platform/index.ts';
import { mayEver, refusalOf } from './policy.ts';
import type { RequestRecord } from './record.ts';
import { isPossible } from './workflow.ts';

/** What this person may do to this request now, by the very rules that judge the call. `take_next` belongs to no request. */
export function allowedActions(
  request: RequestRecord,
  actor: Actor,
  authors: ReadonlySet<string>,
): RequestAction[] {
  if (actor.readOnly) return [];
  return REQUEST_ACTIONS.filter(
    (action) =>
      action !== 'take_next' &&
      mayEver(actor.role, action) &&
      isPossible(action, request) &&
      refusalOf(action, request, actor) === null &&
      !(action === 'release' && authors.has(actor.userId)),
  );
}
