import type { RequestAction } from '../../../contract/words.ts';
import { type Actor, problem } from '../../platform/index.ts';
import { mayEver, refusalOf } from './policy.ts';
import type { RequestRecord } from './record.ts';
import { isPossible } from './workflow.ts';

/** May: 403 for a role that never does this. */
export function assertMay(actor: Actor, action: RequestAction) {
  if (!mayEver(actor.role, action)) throw problem('access.role', 'Your role cannot do this.');
}

/** Can: 422 for what the status or a sentence of the policy forbids. */
export function assertCan(actor: Actor, action: RequestAction, request: RequestRecord) {
  if (!isPossible(action, request)) {
    const words = (code: string) => code.replaceAll('_', ' ');
    throw problem(
      'request.not_possible',
      `A request that is ${words(request.status)} does not take “${words(action)}”.`,
    );
  }
  const refusal = refusalOf(action, request, actor);
  if (refusal) throw problem('request.not_possible', refusal);
}
