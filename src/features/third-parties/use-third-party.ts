import { useCall } from '@/shared/ui';
import { useRegisterAct } from './use-register-act.ts';

/** One third party with what may be done to it. */
export function useThirdParty(id: string) {
  const { data, error, reload, change } = useCall('GET /reports/v1.0/thirdparties', { id }, { quiet: true });
  const party = data?.thirdParty;
  const register = useRegisterAct(party, {
    onReload: reload,
    onDone: (thirdParty) => change({ Result: 'Success', Data: [thirdParty], total: 1, thirdParty }),
  });
  return { party, register, error, reload };
}
