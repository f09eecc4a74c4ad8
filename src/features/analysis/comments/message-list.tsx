import { Button } from 'antd';
import { toWords } from '@/shared/format';
import { EmptyState, TimeText } from '@/shared/ui';
import type { Message } from '../analysis.ts';
import { download } from '../documents/download.ts';
import layout from '../layout.module.css';
import styles from './comments.module.css';
import { MessageText } from './message-text.tsx';

type MessageListProps = {
  messages: readonly Message[];
  of: { client: string; request: string };
  /** Whether to say who reads a message: the client side reads all it sees. */
  audience?: boolean;
};

/** The conversation, oldest first. */
export function MessageList({ messages, of, audience = false }: MessageListProps) {
  if (messages.length === 0)
    return <EmptyState title="No comments yet" text="Questions, answers and comments will appear here." />;
  return (
    <ol className={styles.messages} aria-label="Messages">
      {messages.map((message) => (
        <li
          key={message.id}
          className={`${styles.message} ${message.visibility === 'shared' ? styles.shared : ''}`}
        >
          <div className={styles.by}>
            <strong>{message.byName}</strong>
            <span>{toWords(message.kind)}</span>
            <TimeText at={message.at} />
            {audience && (
              <span className={layout.tag}>
                {message.visibility === 'shared' ? 'Shared with the client' : 'Internal'}
              </span>
            )}
          </div>
          <MessageText message={message} />
          {message.files.map((file) => (
            <Button
              key={file.id}
              type="link"
              size="small"
              onClick={() => download(of, { ids: [file.id] })}
              aria-label={`Download ${file.name}`}
            >
              {file.name}
            </Button>
          ))}
        </li>
      ))}
    </ol>
  );
}
