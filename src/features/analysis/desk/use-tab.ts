import { useSearchParams } from '@umijs/max';

/** The open tab, kept in the address beside client and request. */
export function useTab(first: string) {
  const [params, setParams] = useSearchParams();
  const show = (tab: string) => {
    const next = new URLSearchParams(params);
    if (tab === first) next.delete('tab');
    else next.set('tab', tab);
    setParams(next, { replace: true });
  };
  return { tab: params.get('tab') ?? first, show };
}
