import type { OperationKey } from '../../../contract/index.ts';
import type { Caller } from './callers.ts';
import { specOf } from './callers.ts';

export type Where = 'own' | 'of another client' | 'missing';
export type Outcome = 'passes' | 'open' | '401' | '403' | '404';

/** Whether the caller may see the object a call names. */
type Sees = (role: string, where: Where) => boolean;

const leads = ['admin', 'allocator'];
/** Administrators and allocators see every request, a drafter what is allocated, a client its own. */
const request: Sees = (role, where) => where === 'own' || (where !== 'missing' && leads.includes(role));
const client: Sees = (role, where) =>
  where === 'own' || (where !== 'missing' && [...leads, 'drafter'].includes(role));
const anyThere: Sees = (_role, where) => where !== 'missing';
const nobody: Sees = () => false;

/** Operations that name an object: whoever may not see it is told that it is not there. */
const objects: { [Key in OperationKey]?: Sees } = {
  'POST /security/v1.0/userdetails': anyThere,
  'POST /security/v1.0/clientdetails': anyThere,
  'GET /reports/v1.0/requestdetails': request,
  'POST /reports/v1.0/requestdetails': request,
  'POST /reports/v1.0/submituseraction': request,
  'GET /reports/v1.0/requestanalysis': request,
  'POST /reports/v1.0/requestanalysis': request,
  'GET /reports/v1.0/analysisdetails': request,
  'GET /reports/v1.0/ratings': request,
  'GET /reports/v1.0/downloadattachments': request,
  'POST /reports/v1.0/downloadattachments': request,
  'GET /api/reportData/:client/:request/': request,
  'GET /reports/v1.0/dashboards': client,
  // The notice is a colleague's: not even the same client's people clear it.
  'POST /reports/v1.0/notifications': nobody,
  'GET /reports/v1.0/jobs': request,
  'GET /reports/v1.0/watchlists': anyThere,
  'POST /reports/v1.0/watchlists': anyThere,
  'POST /reports/v1.0/screenings': request,
};

/** Sentences beyond the roles of the contract. `before` the object is looked for, or after it was seen. */
const narrower: { [Key in OperationKey]?: { only: string[]; before: boolean } } = {
  'POST /security/v1.0/userdetails': { only: ['admin'], before: true },
  'GET /security/v1.0/sessions': { only: ['admin'], before: true },
  'GET /reports/v1.0/files': { only: [], before: true },
  'POST /reports/v1.0/submituseraction': { only: ['client', 'clientuser', 'drafter'], before: false },
};

/** What the contract and the tenant rule say about one call. */
export function expected(key: OperationKey, { actor }: Caller, where: Where): Outcome {
  const { access, method, reads } = specOf(key);
  if (typeof access === 'string') return 'open';
  if (!actor) return '401';
  if (!access.includes(actor.role)) return '403';
  if (actor.readOnly && method === 'POST' && !reads) return '403';
  const rule = narrower[key];
  const isNarrowed = rule !== undefined && !rule.only.includes(actor.role);
  if (isNarrowed && rule.before) return '403';
  if (objects[key] && !objects[key](actor.role, where)) return '404';
  return isNarrowed ? '403' : 'passes';
}

/** What came back, in the same words. */
export function outcomeOf(status: number, key: OperationKey): Outcome | string {
  if (typeof specOf(key).access === 'string') return status < 500 ? 'open' : `${status}`;
  if (status === 401 || status === 403 || status === 404) return `${status}`;
  return status < 500 ? 'passes' : `${status}`;
}
