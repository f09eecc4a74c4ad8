import { useAct } from '@/shared/ui';
import type { RequestOf } from '../../../contract/index.ts';
import type { Without } from '../../../contract/operation.ts';
import type { ThirdParty } from './third-party.ts';

type Act = Without<RequestOf<'POST /reports/v1.0/thirdparties'>, 'id' | 'version'>;
type Options = { onDone: (party: ThirdParty) => void; onReload: () => void };

/** Acts on the version one is looking at; answers whether it was done. */
export function useRegisterAct(party: ThirdParty | undefined, { onDone, onReload }: Options) {
  const { act, busy, dialog, problem } = useAct('POST /reports/v1.0/thirdparties', {
    onDone: ({ Data }) => onDone(Data),
    typed: ({ action }) => action !== 'monitor' && action !== 'confirm_decision',
    onReload,
  });
  const run = async (input: Act) => {
    if (!party) return false;
    return (await act({ ...input, id: party.id, version: party.version })) !== undefined;
  };
  return { run, busy, dialog, problem };
}

export type Register = ReturnType<typeof useRegisterAct>;
export type PanelProps = { party: ThirdParty; register: Register };
