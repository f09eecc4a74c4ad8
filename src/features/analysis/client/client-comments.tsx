import { useSession } from '@/shared/session';
import { Panel } from '@/shared/ui';
import { INACTIVE_STATUSES } from '../../../../contract/request-statuses.ts';
import type { Message, RequestDetail } from '../analysis.ts';
import { CommentForm } from '../comments/comment-form.tsx';
import { MessageList } from '../comments/message-list.tsx';
import { useTexts } from '../texts/index.ts';

type ClientCommentsProps = { request: RequestDetail; messages: readonly Message[]; onReload: () => void };

/** What client and firm have said to each other, which goes on once the request is submitted. */
export function ClientComments({ request, messages, onReload }: ClientCommentsProps) {
  const t = useTexts();
  const { readOnly } = useSession();
  const mayComment = !readOnly && !INACTIVE_STATUSES.includes(request.status);
  return (
    <Panel title={t('questionsAndComments')}>
      <MessageList messages={messages} of={{ client: request.clientId, request: request.id }} />
      {mayComment && <CommentForm request={request} firm={false} onReload={onReload} />}
    </Panel>
  );
}
