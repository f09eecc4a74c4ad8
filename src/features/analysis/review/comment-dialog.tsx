import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import type { ReviewPlace } from '../../../../contract/analysis/reviews.ts';
import { ReviewLimits } from '../../../../contract/limits.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './review.module.css';

type CommentDialogProps = {
  desk: Desk;
  place: { place: ReviewPlace; ref: string };
  title: string;
  /** What was selected in it; empty for the whole of it. */
  quote: string;
  onClose: () => void;
};

/** The reviewer says what is to be changed in one place. */
export function CommentDialog({ desk, place, title, quote: selected, onClose }: CommentDialogProps) {
  const t = useTexts();
  const field = useId();
  const { request, reload } = desk;
  const [text, setText] = useState('');
  const [quote, setQuote] = useState(selected);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/reviewcomments', {
    onDone: () => {
      toast.success(t('reviewCommentAdded'), title);
      onClose();
    },
    onReload: reload,
  });
  return (
    <>
      <Modal
        open
        title={<bdi>{t('reviewCommentOn', { title })}</bdi>}
        okText={t('reviewAddComment')}
        cancelText={t('notNow')}
        okButtonProps={{ disabled: text.trim() === '' }}
        confirmLoading={busy}
        onOk={() =>
          act({
            client: request.clientId,
            request: request.id,
            action: 'add',
            text: text.trim(),
            ...place,
            ...(quote && { quote }),
          })
        }
        onCancel={onClose}
      >
        {quote ? (
          <div className={layout.row} style={{ marginBlockEnd: 8 }}>
            <blockquote className={styles.quote} dir="auto">
              {quote}
            </blockquote>
            <Button size="small" type="text" onClick={() => setQuote('')}>
              {t('reviewWithoutQuote')}
            </Button>
          </div>
        ) : (
          place.place !== 'match' && <p className={layout.small}>{t('reviewSelectFirst')}</p>
        )}
        <label htmlFor={field}>{t('reviewWhatShouldChange')}</label>
        <Input.TextArea
          id={field}
          dir="auto"
          autoFocus
          autoSize={{ minRows: 3, maxRows: 12 }}
          maxLength={ReviewLimits.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Modal>
      {dialog}
    </>
  );
}
