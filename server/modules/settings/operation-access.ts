import { operations } from '../../../contract/index.ts';
import type { Access, OperationSpec } from '../../../contract/operation.ts';
import type { Role } from '../../../contract/words.ts';

type Said = Pick<OperationSpec, 'title' | 'access' | 'modules'>;

/** Who may call what, printed from the contract that the routes are registered with. */
export function operationAccess() {
  return Object.entries(operations).map(([operation, spec]: [string, Said]) => ({
    operation,
    title: spec.title,
    ...whoMay(spec.access),
    ...(spec.modules ? { modules: [...spec.modules] } : {}),
  }));
}

function whoMay(access: Access): { roles: Role[]; open?: string } {
  if (access === 'public') return { roles: [], open: 'anyone' };
  if (access === 'login') return { roles: [], open: 'whoever is signing in' };
  return { roles: [...access] };
}
