import { toast, useAct } from '@/shared/ui';
import type { RequestOf, Without } from '../../../../contract/index.ts';
import type { Desk } from '../desk/desk.ts';
import { useTexts } from '../texts/index.ts';

type Sent = Without<RequestOf<'POST /reports/v1.0/ratings'>, 'client' | 'request' | 'version'>;

const done = {
  override: ['overrideRequested', 'aSecondPersonMustApproveIt'],
  approve: ['approved', 'theOverrideApplies'],
  refuse: ['refused', 'theRatingStays'],
  withdraw: ['withdrawn', 'theRatingStays'],
} as const;

/** Acts on the override of a rating, each at once and on the version on the screen; answers whether it was done. */
export function useOverride({ request, working, reload }: Desk) {
  const t = useTexts();
  const saving = useAct('POST /reports/v1.0/ratings', {
    typed: ({ action }) => action === 'override' || action === 'refuse',
    onReload: reload,
  });
  const act = async (sent: Sent) => {
    const answer = await saving.act({
      client: request.clientId,
      request: request.id,
      version: working.version,
      ...sent,
    });
    if (!answer) return false;
    const [title, text] = done[sent.action];
    toast.success(t(title), t(text));
    return true;
  };
  return { ...saving, act };
}
