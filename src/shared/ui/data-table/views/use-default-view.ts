import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';

/**
 * Opens a list whose address says nothing with the view that the person made the default. True while that is not known
 * yet, so that no other rows are shown first.
 */
export function useDefaultView(list: string, hasViews: boolean): boolean {
  const [params, setParams] = useSearchParams();
  const isBare = params.toString() === '';
  const [asked, setAsked] = useState(hasViews && isBare);
  const { data, error } = useCall('GET /reports/v1.0/savedviews', asked ? { list } : null);
  const query = data?.Data.find(({ isDefault }) => isDefault)?.query;
  const isKnown = data !== undefined || error !== null;
  useEffect(() => {
    if (!asked) return;
    if (!isBare || (isKnown && !query)) setAsked(false);
    else if (query) setParams(new URLSearchParams(query), { replace: true });
  }, [asked, isBare, isKnown, query, setParams]);
  return asked && isBare && (!isKnown || Boolean(query));
}
