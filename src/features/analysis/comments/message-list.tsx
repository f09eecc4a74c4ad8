import { Button } from 'antd';
import { Avatar, EmptyState, TimeText } from '@/shared/ui';
import { useActorNames, useWords } from '@/shared/words/use-words';
import type { Message } from '../analysis.ts';
import { download } from '../documents/download.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
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
  const word = useWords();
  const actorOf = useActorNames();
  const t = useTexts();
  if (messages.length === 0)
    return <EmptyState title={t('noCommentsYet')} text={t('questionsAnswersAndCommentsWillAppear')} />;
  return (
    <ol className={styles.messages} aria-label={t('messages')}>
      {messages.map((message) => (
        <li
          key={message.id}
          className={`${styles.message} ${message.visibility === 'shared' ? styles.shared : ''}`}
        >
          <div className={styles.by}>
            <Avatar name={actorOf(message.byName)} size="small" />
            <strong>{actorOf(message.byName)}</strong>
            <span>{word(message.kind)}</span>
            <TimeText at={message.at} />
            {audience && (
              <span className={layout.tag}>
                {message.visibility === 'shared' ? t('sharedWithTheClient') : t('internal')}
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
              aria-label={t('downloadName', { name: file.name })}
            >
              <bdi>{file.name}</bdi>
            </Button>
          ))}
        </li>
      ))}
    </ol>
  );
}
