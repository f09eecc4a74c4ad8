import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { plural } from '@/shared/format';
import { toast, useAct } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { RequestAction } from '../../../../contract/words.ts';
import type { RequestDetail } from '../analysis.ts';
import { ChooseFiles } from '../documents/choose-files.tsx';
import styles from './act-dialog.module.css';
import type { ActWords } from './act-words.ts';
import { Readiness } from './readiness.tsx';
import { seenFacts } from './seen-facts.ts';

type ActDialogProps = {
  action: RequestAction;
  words: ActWords;
  request: RequestDetail;
  openPoints: readonly string[];
  unsaved: number;
  onClose: () => void;
  onDone: () => void;
};

/** One act on a request, with what it means, what still stands against it and the words that go with it. */
export function ActDialog({ action, words, request, openPoints, unsaved, onClose, onDone }: ActDialogProps) {
  const field = useId();
  const [comment, setComment] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: () => {
      toast.success(words.done, `${request.number} ${request.legalName}`);
      onDone();
      onClose();
    },
    seen: seenFacts(request),
    onReload: onDone,
  });
  const judged = action === 'submit_for_review' || action === 'release';
  const refused =
    (words.comment.required && comment.trim() === '') ||
    (judged && (openPoints.length > 0 || (action === 'submit_for_review' && unsaved > 0)));
  const send = () =>
    act(
      {
        action,
        client: request.clientId,
        request: request.id,
        version: request.version,
        comment: comment.trim() || undefined,
      },
      { files },
    );
  return (
    <>
      <Modal
        open
        title={`${words.title}: ${request.number}`}
        okText={words.button}
        cancelText="Not now"
        okButtonProps={{ disabled: refused, danger: words.danger }}
        confirmLoading={busy}
        onOk={send}
        onCancel={onClose}
      >
        {action === 'release' && (
          <p className={styles.text}>
            <strong>{request.drafterName ?? 'A drafter who has left'}</strong> drafted it, and you release it.
            The report is sealed and sent to {request.clientName}; a sealed version never changes.
          </p>
        )}
        {words.text && <p className={styles.text}>{words.text}</p>}
        {unsaved > 0 && (
          <p className={styles.warning}>
            {plural(unsaved, 'change')} on this page {unsaved === 1 ? 'is' : 'are'} not saved yet.
            {action === 'submit_for_review' && ' Save first.'}
          </p>
        )}
        {judged && <Readiness points={openPoints} />}
        <label className={styles.label} htmlFor={field}>
          {words.comment.label}
        </label>
        <Input.TextArea
          id={field}
          dir="auto"
          autoSize={{ minRows: 3, maxRows: 12 }}
          maxLength={RequestLimits.comment}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        {words.files && <ChooseFiles files={files} onChange={setFiles} />}
      </Modal>
      {dialog}
    </>
  );
}
