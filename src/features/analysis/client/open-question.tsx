import { Button, Input, Progress } from 'antd';
import { useState } from 'react';
import { Panel, TimeText, toast, useAct } from '@/shared/ui';
import { useActorNames } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import { seenFacts } from '../acts/seen-facts.ts';
import type { Message, RequestDetail } from '../analysis.ts';
import { ChooseFiles, type FileKinds } from '../documents/choose-files.tsx';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './client.module.css';

type OpenQuestionProps = { request: RequestDetail; messages: readonly Message[]; onReload: () => void };

/** What the firm wants to know, and the answer in words and files. */
export function OpenQuestion({ request, messages, onReload }: OpenQuestionProps) {
  const t = useTexts();
  const actorOf = useActorNames();
  const question = messages.filter(({ kind }) => kind === 'question').at(-1);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [kinds, setKinds] = useState<FileKinds>(new Map());
  const [share, setShare] = useState(0);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: () => toast.success(t('answered'), t('theAssessmentContinues')),
    seen: seenFacts(request),
    onReload,
  });
  const answer = () =>
    act(
      {
        action: 'answer',
        client: request.clientId,
        request: request.id,
        version: request.version,
        comment: text.trim(),
        documentKinds: files.flatMap((one, file) => {
          const kind = kinds.get(one);
          return kind ? [{ file, kind }] : [];
        }),
      },
      { files, onProgress: setShare },
    );
  return (
    <Panel title={t('aQuestionForYou')}>
      {question && (
        <div className={styles.question}>
          <p className={layout.prose} dir="auto">
            {question.text}
          </p>
          <span className={layout.small}>
            <bdi>{actorOf(question.byName)}</bdi> · <TimeText at={question.at} />
          </span>
        </div>
      )}
      <label htmlFor="answer-text" className={styles.label}>
        {t('yourAnswer')}
      </label>
      <Input.TextArea
        id="answer-text"
        dir="auto"
        autoSize={{ minRows: 3, maxRows: 14 }}
        maxLength={RequestLimits.comment}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ChooseFiles files={files} onChange={setFiles} kinds={{ chosen: kinds, onChange: setKinds }} />
      {busy && files.length > 0 && (
        <Progress percent={Math.round(share * 100)} size="small" aria-label={t('uploadOfTheFiles')} />
      )}
      <div className={styles.foot}>
        <Button type="primary" disabled={text.trim() === ''} loading={busy} onClick={answer}>
          {t('answer')}
        </Button>
      </div>
      {dialog}
    </Panel>
  );
}
