import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import type { ListTopic } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import { topicOptions } from './list-topics.ts';
import styles from './watchlists.module.css';

type Preview = NonNullable<AnswerOf<'GET /reports/v1.0/watchlists'>['preview']>;
type UnknownTopicsProps = { preview: Preview; onSaved: () => void };

/** Topic words of a list of one's own that nobody has explained: until they are, the version cannot be activated. */
export function UnknownTopics({ preview: { version, unknownTopics }, onSaved }: UnknownTopicsProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<Record<string, ListTopic>>({});
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists');
  const save = async () => {
    const { '': topic, ...topics } = chosen;
    if (!(await act({ action: 'topics', version: version.id, topics, ...(topic && { topic }) }))) return;
    toast.success(t('watchlists.topicsSaved'), t('watchlists.readAgain', { number: version.number }));
    onSaved();
  };
  if (unknownTopics.length === 0) return null;
  return (
    <section aria-label={t('watchlists.unknownTopics')} className={styles.unknown}>
      <Alert
        type="warning"
        title={t('watchlists.unknownTopicsTitle')}
        description={t('watchlists.unknownTopicsText')}
      />
      <ul className={styles.topics}>
        {unknownTopics.map(({ word, entries }) => (
          <li key={word}>
            <label htmlFor={`topic-${word}`}>
              {t.rich('watchlists.wordEntries', {
                word: word ? <bdi>“{word}”</bdi> : t('watchlists.noTopic'),
                entries,
              })}
            </label>
            <Select
              id={`topic-${word}`}
              placeholder={t('watchlists.chooseTopic')}
              {...(chosen[word] && { value: chosen[word] })}
              onChange={(topic: ListTopic) => setChosen((before) => ({ ...before, [word]: topic }))}
              options={topicOptions(t)}
            />
          </li>
        ))}
      </ul>
      <Button
        type="primary"
        loading={busy}
        disabled={unknownTopics.some(({ word }) => !chosen[word])}
        onClick={save}
      >
        {t('watchlists.saveTopics')}
      </Button>
      {dialog}
    </section>
  );
}
