import { Button } from 'antd';
import { useState } from 'react';
import { listText } from '@/shared/format';
import { useEventSentence } from '@/shared/server-texts/event-sentence';
import { useSectionTitles } from '@/shared/server-texts/section-title';
import { Difference, TimeText } from '@/shared/ui';
import { useActorNames, useWords } from '@/shared/words/use-words';
import type { Attachment, TimelineItem } from '../analysis.ts';
import { useFileViewer } from '../documents/viewer/file-viewer.tsx';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { fieldWords, useFieldValues } from './field-words.ts';
import styles from './timeline.module.css';

/** More differences than this wait behind a button: a new request brings twenty. */
const SHOWN = 4;

type TimelineEntryProps = { item: TimelineItem; files: readonly Attachment[] };

export function TimelineEntry({ item, files }: TimelineEntryProps) {
  const word = useWords();
  const valueIn = useFieldValues();
  const actorOf = useActorNames();
  const titleOf = useSectionTitles();
  const t = useTexts();
  const sentence = useEventSentence();
  const [all, setAll] = useState(false);
  const changes = item.changes.filter(({ field }) => field !== 'status');
  const shown = all ? changes : changes.slice(0, SHOWN);
  const left = changes.length - shown.length;
  return (
    <li>
      {t.rich('actorDid', {
        actor: (
          <strong>
            <bdi>{actorOf(item.who) || word(item.role)}</bdi>
          </strong>
        ),
        event: sentence(item),
      })}
      <div className={layout.small}>
        <TimeText at={item.at} form="time" /> · {word(item.role)}
      </div>
      {item.words && (
        <p className={styles.words} dir="auto">
          {item.words}
        </p>
      )}
      {shown.length > 0 && (
        <dl className={styles.changes}>
          {shown.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{fieldWords(field, word, titleOf)}</dt>
              <dd>
                <Difference before={valueIn(field, before)} after={valueIn(field, after)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {left > 0 && (
        <Button type="link" size="small" className={styles.more} onClick={() => setAll(true)}>
          {t('showLeftMore', { left })}
        </Button>
      )}
      <Files item={item} files={files} />
    </li>
  );
}

function Files({ item, files }: TimelineEntryProps) {
  const word = useWords();
  const t = useTexts();
  const { open } = useFileViewer();
  if (item.files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {item.files.map(({ id, name, sha256, happened }) => {
        const kept = happened === 'removed' ? undefined : files.find((file) => file.id === id);
        return (
          <li key={id}>
            {kept ? (
              <Button type="link" size="small" className={styles.more} onClick={() => open(kept)}>
                {name}
              </Button>
            ) : (
              <bdi>{name}</bdi>
            )}{' '}
            <span className={layout.small}>
              {listText(
                [...(happened === 'named' ? [] : [word(happened)]), `SHA-256 ${sha256.slice(0, 8)}…`],
                t.language,
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
