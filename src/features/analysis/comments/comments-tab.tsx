import { Panel } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';
import { useTexts } from '../texts/index.ts';
import { CommentForm } from './comment-form.tsx';
import { MessageList } from './message-list.tsx';

export function CommentsTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { request, messages, may, reload } = desk;
  return (
    <Panel title={t('comments')}>
      <MessageList messages={messages} of={{ client: request.clientId, request: request.id }} audience />
      {may.comment && <CommentForm request={request} firm onReload={reload} />}
    </Panel>
  );
}
