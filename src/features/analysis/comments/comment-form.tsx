import { Button, Mentions, Radio } from 'antd';
import { useState } from 'react';
import { listText } from '@/shared/format';
import { toast, useAct, useHints } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { RequestDetail } from '../analysis.ts';
import { ChooseFiles } from '../documents/choose-files.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './comments.module.css';
import { mentionedIn, readersOf } from './mentions.ts';

type CommentFormProps = { request: RequestDetail; firm: boolean; onReload: () => void };

/** A comment goes at once, by itself. The firm's are internal unless said otherwise, the client's are for all. */
export function CommentForm({ request, firm, onReload }: CommentFormProps) {
  const t = useTexts();
  const of = { client: request.clientId, request: request.id };
  const [text, setText] = useState('');
  const [visibility, setVisibility] = useState<'internal' | 'shared'>(firm ? 'internal' : 'shared');
  const [files, setFiles] = useState<readonly File[]>([]);
  const data = useHints('GET /reports/v1.0/casepeople', of);
  const readers = readersOf(data?.Data.people ?? [], visibility);
  const { act, busy, dialog, problem } = useAct('POST /reports/v1.0/casecomments', {
    onDone: () => {
      const reads = visibility === 'internal' ? t('forTheFirmOnly') : firm ? t('theClientCanReadIt') : '';
      toast.success(t('commentPosted'), reads);
      setText('');
      setFiles([]);
    },
    onReload,
  });
  const post = () => {
    const trimmed = text.trim();
    return act({ ...of, text: trimmed, visibility, mentions: mentionedIn(trimmed, readers) }, { files });
  };
  return (
    <div className={styles.form}>
      <Mentions
        aria-label={t('comment')}
        placeholder={t('writeACommentTypeToMention')}
        dir="auto"
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={RequestLimits.comment}
        value={text}
        onChange={setText}
        options={readers.map(({ id, name, role }) => ({
          key: id,
          value: name,
          label: listText([name, role], t.language),
        }))}
      />
      {problem?.fields.text && (
        <p className={styles.refused} role="alert">
          {problem.fields.text}
        </p>
      )}
      <ChooseFiles files={files} onChange={setFiles} />
      <div className={styles.formFoot}>
        {firm ? (
          <Radio.Group
            aria-label={t('visibleTo')}
            value={visibility}
            onChange={(event) => setVisibility(event.target.value)}
            options={[
              { value: 'internal', label: t('internal') },
              { value: 'shared', label: t('sharedWithTheClient') },
            ]}
          />
        ) : (
          <span className={styles.reads}>{t('theAssessmentTeamCanReadThis')}</span>
        )}
        <Button type="primary" ghost disabled={text.trim() === ''} loading={busy} onClick={post}>
          {t('postComment')}
        </Button>
      </div>
      {dialog}
    </div>
  );
}
