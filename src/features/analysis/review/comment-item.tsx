import { Button, Input } from 'antd';
import { useState } from 'react';
import { TimeText, toast, useAct } from '@/shared/ui';
import { ReviewLimits } from '../../../../contract/limits.ts';
import type { Review } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './review.module.css';

type CommentItemProps = {
  comment: Review['comments'][number];
  desk: Desk;
  /** Says where the comment belongs, where it is shown elsewhere. */
  isAway?: boolean;
};

/** What a reviewer wants changed, until the drafter says what was done about it. */
export function CommentItem({ comment, desk, isAway = false }: CommentItemProps) {
  const t = useTexts();
  const { request, may, reload, goTo } = desk;
  const [note, setNote] = useState<string | null>(null);
  const { act, busy, dialog } = useAct('POST /reports/v1.0/reviewcomments', {
    typed: () => note !== null,
    onReload: reload,
  });
  const send = async (sent: { action: 'resolve'; note?: string } | { action: 'reopen' }) => {
    const answer = await act({
      client: request.clientId,
      request: request.id,
      id: comment.id,
      ...sent,
    });
    if (!answer) return;
    toast.success(sent.action === 'resolve' ? t('reviewResolved') : t('reviewReopened'));
    setNote(null);
  };
  const { place, ref } = comment;
  return (
    <li className={`${styles.comment} ${comment.doneAt ? styles.done : ''}`}>
      {isAway && place !== 'request' && ref && (
        <Button
          type="link"
          className={styles.link}
          onClick={() => goTo({ place, ref })}
          aria-label={t('reviewGoTo', { label: comment.label })}
        >
          <bdi>{comment.label}</bdi>
        </Button>
      )}
      {comment.quote && <Quote comment={comment} desk={desk} />}
      <p className={layout.prose} dir="auto">
        {comment.text}
      </p>
      <span className={layout.small}>
        <bdi>{comment.byName}</bdi> · <TimeText at={comment.at} />
      </span>
      {comment.doneAt && (
        <>
          <span className={layout.small}>
            {t.rich('reviewDoneBy', {
              name: <bdi>{comment.doneBy}</bdi>,
              at: <TimeText at={comment.doneAt} />,
            })}
          </span>
          {comment.note && (
            <p className={layout.prose} dir="auto">
              {comment.note}
            </p>
          )}
        </>
      )}
      {may.review && note === null && (
        <div className={layout.row}>
          {comment.doneAt ? (
            <Button size="small" loading={busy} onClick={() => send({ action: 'reopen' })}>
              {t('reviewReopen')}
            </Button>
          ) : (
            <Button
              size="small"
              onClick={() => setNote('')}
              aria-label={t('reviewResolveOf', { text: comment.text.slice(0, 60) })}
            >
              {t('reviewResolve')}
            </Button>
          )}
        </div>
      )}
      {note !== null && (
        <>
          <Input.TextArea
            aria-label={t('reviewWhatWasDone')}
            placeholder={t('reviewWhatWasDone')}
            dir="auto"
            autoFocus
            autoSize={{ minRows: 1, maxRows: 6 }}
            maxLength={ReviewLimits.text}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className={layout.row}>
            <Button
              size="small"
              type="primary"
              ghost
              loading={busy}
              onClick={() => send({ action: 'resolve', note: note.trim() })}
            >
              {t('reviewResolve')}
            </Button>
            <Button size="small" type="text" onClick={() => setNote(null)}>
              {t('notNow')}
            </Button>
          </div>
        </>
      )}
      {dialog}
    </li>
  );
}

/** The words it is about; says when the place no longer reads so. */
function Quote({ comment, desk }: Pick<CommentItemProps, 'comment' | 'desk'>) {
  const t = useTexts();
  const { sections, findings } = desk.working;
  const section = sections.find(({ key }) => comment.place === 'section' && key === comment.ref);
  const finding = findings.find(({ id }) => comment.place === 'finding' && id === comment.ref);
  const text = section?.text ?? (finding && `${finding.summary}\n${finding.excerpt}`);
  const plain = (words: string) => words.replace(/\s+/g, ' ');
  const isGone = text !== undefined && !plain(text).includes(plain(comment.quote));
  return (
    <>
      <blockquote className={styles.quote} dir="auto">
        {comment.quote}
      </blockquote>
      {isGone && <span className={layout.small}>{t('reviewQuoteChanged')}</span>}
    </>
  );
}
