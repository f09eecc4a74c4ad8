import { REQUEST_ACTIONS } from '../../../contract/words.ts';
import { rolesOf } from './policy.ts';
import { workflow } from './workflow.ts';

/** Who may act when, as printed in Settings from the very tables that judge. */
export function workflowTable() {
  return REQUEST_ACTIONS.map((action) => {
    const { from, stays = [], to, note } = workflow[action];
    return { action, from: [...from, ...stays], to, roles: rolesOf(action) as string[], note };
  });
}
