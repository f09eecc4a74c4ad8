import { Alert } from 'antd';
import { CLIENT_ROLES, type Role } from '../../../../contract/words.ts';
import type { Message, RequestDetail } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';

type ReopenAskedProps = { request: RequestDetail; messages: readonly Message[] };

/** Says on a released report that its client wants it taken up again, and why. */
export function ReopenAsked({ request, messages }: ReopenAskedProps) {
  const t = useTexts();
  if (!request.reopenAsked) return null;
  const reason = messages.filter(
    ({ kind, byRole }) => kind === 'note' && (CLIENT_ROLES as readonly Role[]).includes(byRole),
  );
  const last = reason.at(-1);
  return (
    <Alert
      type="info"
      showIcon
      title={
        last ? (
          <bdi>{t('byNameAsksToReopenThisReport', { byName: last.byName })}</bdi>
        ) : (
          t('theClientAsksToReopenThis')
        )
      }
      description={last && <span dir="auto">{last.text}</span>}
      style={{ marginBlock: 16 }}
    />
  );
}
