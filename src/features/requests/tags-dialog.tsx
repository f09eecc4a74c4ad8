import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { TagInput, toast, useAct } from '@/shared/ui';
import { CaseLimits } from '../../../contract/limits.ts';
import type { RequestRow } from './request-row.ts';
import { changesOf, nextMark, type TagMark, tagMarks, withTag } from './tag-marks.ts';
import styles from './tags-dialog.module.css';
import { useTexts } from './texts/index.ts';

type TagsDialogProps = { rows: readonly RequestRow[]; onClose: () => void };

/** The tags of several requests: a box is full where all of them carry the tag, and half where some do. */
export function TagsDialog({ rows, onClose }: TagsDialogProps) {
  const t = useTexts();
  const [marks, setMarks] = useState(() => tagMarks(rows));
  const { act, busy, dialog } = useAct('POST /reports/v1.0/casetags/bulk', {
    onDone: () => {
      toast.success(t('tagsSaved'), t('doneRequests', { done: rows.length }));
      onClose();
    },
  });
  const { add, remove } = changesOf(marks);
  const isTooMuch = Math.max(add.length, remove.length) > CaseLimits.tagsPerCall;
  const turn = (mark: TagMark) => setMarks(marks.map((one) => (one === mark ? nextMark(mark) : one)));
  return (
    <Modal
      open
      title={t('tagsOfRowsRequests', { rows: rows.length })}
      okText={t('save')}
      okButtonProps={{ disabled: isTooMuch || add.length + remove.length === 0 }}
      confirmLoading={busy}
      onOk={() => act({ requests: rows.map(({ id }) => id), add, remove })}
      onCancel={onClose}
    >
      <TagInput autoFocus={marks.length === 0} onTags={(tags) => setMarks(tags.reduce(withTag, marks))} />
      {isTooMuch && <p role="alert">{t('changeUpToTagsAtOnce', { tags: CaseLimits.tagsPerCall })}</p>}
      {marks.length === 0 && <p>{t('noTagsOnTheseRequests')}</p>}
      <ul className={styles.tags} aria-label={t('tags')}>
        {marks.map((mark) => (
          <li key={mark.tag}>
            <Checkbox
              checked={mark.on === 'all'}
              indeterminate={mark.on === 'some'}
              onChange={() => turn(mark)}
            >
              <bdi>{mark.tag}</bdi>{' '}
              {mark.on === 'some' && (
                <small className={styles.some}>
                  {t('onCountOfRows', { count: mark.carriers, rows: rows.length })}
                </small>
              )}
            </Checkbox>
          </li>
        ))}
      </ul>
      {dialog}
    </Modal>
  );
}
