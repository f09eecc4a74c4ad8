import { operations } from '../../../contract/index.ts';
import type { Access } from '../../../contract/operation.ts';
import type { Role } from '../../../contract/words.ts';

/** Who may call what, printed from the contract that the routes are registered with. */
export function operationAccess() {
  return Object.entries(operations).map(([operation, { title, access }]) => ({
    operation,
    title,
    ...whoMay(access),
  }));
}

function whoMay(access: Access): { roles: Role[]; open?: string } {
  if (access === 'public') return { roles: [], open: 'anyone' };
  if (access === 'login') return { roles: [], open: 'whoever is signing in' };
  return { roles: [...access] };
}
