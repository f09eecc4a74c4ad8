import { Alert } from 'antd';
import { CLIENT_ROLES, type Role } from '../../../../contract/words.ts';
import type { Message, RequestDetail } from '../analysis.ts';

type ReopenAskedProps = { request: RequestDetail; messages: readonly Message[] };

/** Says on a released report that its client wants it taken up again, and why. */
export function ReopenAsked({ request, messages }: ReopenAskedProps) {
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
          <bdi>{`${last.byName} asks to reopen this report.`}</bdi>
        ) : (
          'The client asks to reopen this report.'
        )
      }
      description={last && <span dir="auto">{last.text}</span>}
      style={{ marginBlock: 16 }}
    />
  );
}
