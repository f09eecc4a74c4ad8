import { Button, Input, Radio } from 'antd';
import { comma } from '@/shared/format';
import { RiskChip, TimeText } from '@/shared/ui';
import { useActorNames, useWords } from '@/shared/words/use-words';
import { RequestLimits } from '../../../../contract/limits.ts';
import { RATINGS, type RatingBand } from '../../../../contract/words.ts';
import type { Rating } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import type { RatingEdit } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { isBelowFloor } from './floor.ts';
import styles from './rating.module.css';

/** The drafter's word: the rating that counts confirmed, or another one asked for, never below a floor. */
export function ProposalForm({ rating, desk }: { rating: Rating; desk: Desk }) {
  const word = useWords();
  const t = useTexts();
  const actorOf = useActorNames();
  const { may, edits, edit } = desk;
  const { proposal, overall, counts, asked } = rating;
  const mine = edits.rating;
  const humanRating = asked ?? proposal;
  const shown: RatingEdit = mine ?? { proposed: asked?.band ?? counts, reason: humanRating?.reason ?? '' };
  const change = (next: Partial<RatingEdit>) =>
    edit((before) => ({ ...before, rating: { ...shown, ...before.rating, ...next } }));
  const differs = shown.proposed !== counts;

  if (!may.edit)
    return proposal ? (
      <>
        <div className={layout.row}>
          <RiskChip band={proposal.band} />
          <span>
            <bdi>{actorOf(proposal.by)}</bdi>
            {comma(t.language)}
            <TimeText at={proposal.at} />
          </span>
        </div>
        <p className={layout.prose}>{proposal.reason || t('asComputed')}</p>
      </>
    ) : (
      <p className={layout.prose}>{t('theDrafterHasNotProposedA')}</p>
    );
  return (
    <div className={styles.form}>
      <div className={layout.row}>
        <Radio.Group
          aria-label={t('proposedRating')}
          value={shown.proposed}
          onChange={(event) => change({ proposed: event.target.value as RatingBand })}
          options={RATINGS.map((band) => ({
            value: band,
            label: word(band),
            disabled: isBelowFloor(band, rating),
            title: isBelowFloor(band, rating) ? t('belowTheMinimumRating') : undefined,
          }))}
        />
        <span className={layout.quiet}>
          {t.rich('computedRiskchip', { riskchip: <RiskChip band={overall} /> })}
        </span>
        {differs && (
          <span className={layout.row}>
            {t('until')}
            <Input
              type="date"
              aria-label={t('overrideExpiresOn')}
              style={{ width: 'auto' }}
              value={shown.expiresOn ?? asked?.expiresOn ?? ''}
              onChange={(event) => change({ expiresOn: event.target.value })}
            />
          </span>
        )}
        {mine && <span className={layout.unsaved}>{t('notSaved')}</span>}
        {mine && (
          <Button size="small" type="text" onClick={() => edit((before) => ({ ...before, rating: null }))}>
            {t('undo')}
          </Button>
        )}
      </div>
      <Input.TextArea
        aria-label={t('reasonForTheRating')}
        placeholder={differs ? t('whyItDiffersFromTheComputed') : t('reasonOptional')}
        dir="auto"
        autoSize={{ minRows: 2, maxRows: 10 }}
        maxLength={RequestLimits.reason}
        status={differs && shown.reason.trim() === '' ? 'warning' : undefined}
        value={shown.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      {differs && <p className={layout.small}>{t('onceSavedTheOverrideNeedsApproval')}</p>}
    </div>
  );
}
