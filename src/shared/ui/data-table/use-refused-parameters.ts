import { useSearchParams } from '@umijs/max';
import { useEffect } from 'react';
import { ApiProblem } from '../../http/api-problem.ts';

/**
 * Takes out of the address what the server refuses there, such as a view or a status that does not exist: the list then
 * shows what it shows without. What somebody searched for stays, and the refusal is told. True until it is gone.
 */
export function useRefusedParameters(error: unknown): boolean {
  const [params, setParams] = useSearchParams();
  const fields = error instanceof ApiProblem && error.status === 400 ? Object.keys(error.fields) : [];
  // A filter of several values is refused by the place of the wrong one: `status.0`.
  const named = fields.map((field) => field.split('.')[0] ?? '');
  const refused = named.filter((name) => name !== 'search' && params.has(name));
  useEffect(() => {
    if (refused.length === 0) return;
    const rest = new URLSearchParams(params);
    for (const name of refused) rest.delete(name);
    setParams(rest, { replace: true });
  });
  return refused.length > 0;
}
