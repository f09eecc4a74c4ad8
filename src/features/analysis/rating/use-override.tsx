import { toast, useAct } from '@/shared/ui';
import type { RequestOf } from '../../../../contract/index.ts';
import type { Desk } from '../desk/desk.ts';

type Sent = Omit<RequestOf<'POST /reports/v1.0/ratings'>, 'client' | 'request' | 'version'>;

const done = {
  override: ['Override requested', 'A second person has to approve it.'],
  approve: ['Approved', 'The override counts.'],
  refuse: ['Refused', 'The rating stays.'],
  withdraw: ['Withdrawn', 'The rating stays.'],
} as const;

/** Acts on the override of a rating, each at once and on the version on the screen; answers whether it was done. */
export function useOverride({ request, working, reload }: Desk) {
  const saving = useAct('POST /reports/v1.0/ratings', { onReload: reload });
  const act = async (sent: Sent) => {
    const answer = await saving.act({
      client: request.clientId,
      request: request.id,
      version: working.version,
      ...sent,
    });
    if (!answer) return false;
    const [title, text] = done[sent.action];
    toast.success(title, text);
    reload();
    return true;
  };
  return { ...saving, act };
}
