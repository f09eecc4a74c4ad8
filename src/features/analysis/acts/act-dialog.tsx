import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { RequestAction } from '../../../../contract/words.ts';
import type { RequestDetail, Working } from '../analysis.ts';
import { ChooseFiles } from '../documents/choose-files.tsx';
import { placeOfOption } from '../review/places.ts';
import { ReturnTasks, type TaskDraft } from '../review/return-tasks.tsx';
import { useTexts } from '../texts/index.ts';
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
  working?: Working | undefined;
  onClose: () => void;
  /** With the version of the request that the act made. */
  onDone: (version: number) => void;
  onReload: () => void;
};

/** One act on a request, with what it means, what still stands against it and the words that go with it. */
export function ActDialog({
  action,
  words,
  request,
  openPoints,
  unsaved,
  working,
  onClose,
  onDone,
  onReload,
}: ActDialogProps) {
  const t = useTexts();
  const field = useId();
  const [comment, setComment] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [tasks, setTasks] = useState<readonly TaskDraft[]>([]);
  /** What was read before the dialog opened. The page behind it may show something newer by now. */
  const [digest] = useState(working?.digest);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: ({ Data }) => {
      toast.success(t(words.done), `${request.number} ${request.legalName}`);
      onDone(Data.version);
      onClose();
    },
    seen: seenFacts(request),
    onReload: () => {
      onReload();
      if (action === 'release') onClose();
    },
  });
  const judged = action === 'submit_for_review' || action === 'release';
  const refused =
    (words.comment.required && comment.trim() === '') ||
    tasks.some(({ text }) => text.trim() === '') ||
    (judged && (openPoints.length > 0 || (action === 'submit_for_review' && unsaved > 0)));
  const send = () =>
    act(
      {
        action,
        ...(tasks.length > 0 && { tasks: tasks.map(toTask) }),
        ...(action === 'release' && digest && { digest }),
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
        title={t('titleNumber', { title: t(words.title), number: request.number })}
        okText={t(words.button)}
        cancelText={t('notNow')}
        okButtonProps={{ disabled: refused, danger: words.danger }}
        confirmLoading={busy}
        onOk={send}
        onCancel={onClose}
      >
        {action === 'release' && (
          <p className={styles.text}>
            {t.rich('draftedAndReleased', {
              drafter: <strong>{request.drafterName ?? t('aDrafterWhoHasLeft')}</strong>,
              client: <bdi>{request.clientName}</bdi>,
            })}
          </p>
        )}
        {words.text && <p className={styles.text}>{t(words.text)}</p>}
        {unsaved > 0 && (
          <p className={styles.warning}>
            {t('unsavedOnThisPage', { count: unsaved })}
            {action === 'submit_for_review' && ` ${t('saveFirst')}`}
          </p>
        )}
        {judged && <Readiness points={openPoints} />}
        <label className={styles.label} htmlFor={field}>
          {t(words.comment.label)}
        </label>
        <Input.TextArea
          id={field}
          dir="auto"
          autoSize={{ minRows: 3, maxRows: 12 }}
          maxLength={RequestLimits.comment}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        {action === 'return' && working && (
          <ReturnTasks working={working} tasks={tasks} onChange={setTasks} />
        )}
        {words.files && <ChooseFiles files={files} onChange={setFiles} />}
      </Modal>
      {dialog}
    </>
  );
}

const toTask = ({ option, text }: TaskDraft) => ({ text: text.trim(), ...placeOfOption(option) });
