import { Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { Desk } from '../desk/desk.ts';
import { ChooseFiles } from '../documents/choose-files.tsx';
import styles from './comments.module.css';

/** A comment goes at once, by itself; internal unless said otherwise. */
export function CommentForm({ desk }: { desk: Desk }) {
  const { request, working, settle, reload } = desk;
  const [text, setText] = useState('');
  const [visibility, setVisibility] = useState<'internal' | 'shared'>('internal');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/requestanalysis', {
    onDone: ({ Data }) => {
      toast.success(
        'Comment posted',
        visibility === 'shared' ? 'The client can read it.' : 'For the firm only.',
      );
      setText('');
      setFiles([]);
      settle(Data);
      reload();
    },
    onReload: reload,
  });
  const post = () =>
    act(
      {
        client: request.clientId,
        request: request.id,
        version: working.version,
        comment: { text: text.trim(), visibility },
      },
      { files },
    );
  return (
    <div className={styles.form}>
      <Input.TextArea
        aria-label="Comment"
        placeholder="Write a comment"
        dir="auto"
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={RequestLimits.comment}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ChooseFiles files={files} onChange={setFiles} />
      <div className={styles.formFoot}>
        <Radio.Group
          aria-label="Who reads it"
          value={visibility}
          onChange={(event) => setVisibility(event.target.value)}
          options={[
            { value: 'internal', label: 'Internal' },
            { value: 'shared', label: 'Shared with the client' },
          ]}
        />
        <Button type="primary" ghost disabled={text.trim() === ''} loading={busy} onClick={post}>
          Post comment
        </Button>
      </div>
      {dialog}
    </div>
  );
}
