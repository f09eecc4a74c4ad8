import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { plural } from '@/shared/format';
import { toast, useAct } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import type { ListTopic } from '../../../../contract/words.ts';
import { topicOptions } from './list-topics.ts';
import styles from './watchlists.module.css';

type Preview = NonNullable<AnswerOf<'GET /reports/v1.0/watchlists'>['preview']>;
type UnknownTopicsProps = { preview: Preview; onSaved: () => void };

/** Topic words of a list of one's own that nobody has explained: until they are, the version cannot be activated. */
export function UnknownTopics({ preview: { version, unknownTopics }, onSaved }: UnknownTopicsProps) {
  const [chosen, setChosen] = useState<Record<string, ListTopic>>({});
  const { act, busy, dialog } = useAct('POST /reports/v1.0/watchlists');
  const save = async () => {
    const { '': topic, ...topics } = chosen;
    if (!(await act({ action: 'topics', version: version.id, topics, ...(topic && { topic }) }))) return;
    toast.success('Topics saved', `Version ${version.number} is read again.`);
    onSaved();
  };
  if (unknownTopics.length === 0) return null;
  return (
    <section aria-label="Unknown topics" className={styles.unknown}>
      <Alert
        type="warning"
        title="Choose the meaning of these topics before you activate this version."
        description="Only entries with a known topic can count as sanctions matches."
      />
      <ul className={styles.topics}>
        {unknownTopics.map(({ word, entries }) => (
          <li key={word}>
            <label htmlFor={`topic-${word}`}>
              {word ? <bdi>“{word}”</bdi> : 'No topic'} ({plural(entries, 'entry', 'entries')})
            </label>
            <Select
              id={`topic-${word}`}
              virtual={false}
              placeholder="Choose a topic"
              {...(chosen[word] && { value: chosen[word] })}
              onChange={(topic: ListTopic) => setChosen((before) => ({ ...before, [word]: topic }))}
              options={topicOptions}
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
        Save topics
      </Button>
      {dialog}
    </section>
  );
}
