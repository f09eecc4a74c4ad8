import { Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';
import { ReviewLimits } from '../../../../contract/limits.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { ChangeFields } from './change-fields.tsx';
import { CommentItem } from './comment-item.tsx';
import { changeAt, commentsAt, elementOf, type Place } from './places.ts';
import styles from './review.module.css';
import { selectedIn } from './selected-in.ts';

const CommentDialog = lazyDialog(async () => (await import('./comment-dialog.tsx')).CommentDialog);

type PlaceReviewProps = { desk: Desk; at: Place; title: string };

/** Beside a section, finding, match or the rating: what changed since the return, and what reviewers said. */
export function PlaceReview({ desk, at, title }: PlaceReviewProps) {
  const t = useTexts();
  const { working, may } = desk;
  const [quote, setQuote] = useState<string | null>(null);
  const change = changeAt(working.review, at);
  const comments = commentsAt(working.review, at);
  const { place, ref } = at;
  return (
    <div className={styles.beside}>
      {change && (
        <details className={styles.changed}>
          <summary>
            <span className={layout.tag}>
              {change.kind === 'added' ? t('reviewAddedSince') : t('reviewChangedSince')}
            </span>
          </summary>
          <ChangeFields change={change} reasons={working.reasons} />
        </details>
      )}
      {comments.length > 0 && (
        <ul className={layout.plainList} aria-label={t('reviewCommentsOn', { title })}>
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} desk={desk} />
          ))}
        </ul>
      )}
      {may.reviewComment && place !== 'rating' && (
        <div>
          <Button
            size="small"
            // What is selected in the text stays selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              setQuote(selectedIn(document.getElementById(elementOf(at)), ReviewLimits.quote));
              // Where the focus returns to.
              currentTarget.focus();
            }}
            aria-label={t('reviewCommentOn', { title })}
          >
            {t('comment')}
          </Button>
        </div>
      )}
      {quote !== null && place !== 'rating' && (
        <CommentDialog
          desk={desk}
          place={{ place, ref }}
          title={title}
          quote={quote}
          onClose={() => setQuote(null)}
        />
      )}
    </div>
  );
}
