import { useSearchParams } from '@umijs/max';
import { useEffect } from 'react';
import { refusedParameters } from '../calls/refused-parameters.ts';

/**
 * Takes out of the address what the server refuses there, such as a view or a status that does not exist: the list then
 * shows what it shows without. True until it is gone.
 */
export function useRefusedParameters(error: unknown): boolean {
  const [params, setParams] = useSearchParams();
  const refused = refusedParameters(error, params);
  useEffect(() => {
    if (refused.length === 0) return;
    const rest = new URLSearchParams(params);
    for (const name of refused) rest.delete(name);
    setParams(rest, { replace: true });
  });
  return refused.length > 0;
}
