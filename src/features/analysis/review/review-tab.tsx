import { Button } from 'antd';
import { Panel, TimeText } from '@/shared/ui';
import type { Review } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { type TextId, useTexts } from '../texts/index.ts';
import { ChangeFields } from './change-fields.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './review.module.css';

type Change = Review['changes'][number];

/** Where a second review begins: why it was returned, what was done about each comment, and what changed since. */
export function ReviewTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { returned, comments, changes } = desk.working.review;
  return (
    <div className={layout.stack}>
      {returned && (
        <Panel title={t('reviewReturnNumber', { number: returned.number })}>
          <p className={layout.small}>
            {t.rich('reviewReturnedBy', {
              name: <bdi>{returned.byName}</bdi>,
              at: <TimeText at={returned.at} />,
            })}
            {returned.submittedAt && (
              <>
                {' · '}
                {t.rich('reviewSubmittedAgain', { at: <TimeText at={returned.submittedAt} /> })}
              </>
            )}
          </p>
          <p className={layout.prose} dir="auto">
            {returned.reason}
          </p>
        </Panel>
      )}
      {returned && (
        <Panel title={t('reviewChangesSince')}>
          {changes.length === 0 ? (
            <p className={layout.prose}>{t('reviewNothingChanged')}</p>
          ) : (
            <ul className={layout.plainList} aria-label={t('reviewChangesSince')}>
              {changes.map((change) => (
                <ChangedPlace key={`${change.place} ${change.ref}`} change={change} desk={desk} />
              ))}
            </ul>
          )}
        </Panel>
      )}
      <Panel title={t('reviewComments')}>
        {comments.length === 0 ? (
          <p className={layout.prose}>{t('reviewNoComments')}</p>
        ) : (
          <ul className={layout.plainList} aria-label={t('reviewComments')}>
            {comments.map((comment) => (
              <CommentItem key={comment.id} comment={comment} desk={desk} isAway />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

const places = {
  section: 'reviewSection',
  finding: 'reviewFinding',
  match: 'reviewMatch',
  rating: 'rating',
} as const satisfies Record<Change['place'], TextId>;
const kinds = {
  added: 'reviewAdded',
  changed: 'reviewChanged',
  removed: 'reviewRemoved',
} as const satisfies Record<Change['kind'], TextId>;

function ChangedPlace({ change, desk }: { change: Change; desk: Desk }) {
  const t = useTexts();
  const { place, ref, label, kind } = change;
  const name = label || t(places[place]);
  return (
    <li className={styles.comment}>
      <div className={layout.row}>
        <span className={layout.quiet}>{t(places[place])}</span>
        {kind === 'removed' ? (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        ) : (
          <Button
            type="link"
            className={styles.link}
            onClick={() => desk.goTo({ place, ref })}
            aria-label={t('reviewGoTo', { label: name })}
          >
            <bdi>{name}</bdi>
          </Button>
        )}
        <span className={layout.tag}>{t(kinds[kind])}</span>
      </div>
      <ChangeFields change={change} reasons={desk.working.reasons} />
    </li>
  );
}
