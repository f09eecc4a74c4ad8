import { Button, Input, Radio } from 'antd';
import { toWords } from '@/shared/format';
import { RiskChip, TimeText } from '@/shared/ui';
import { RequestLimits } from '../../../../contract/limits.ts';
import { RATINGS, type RatingBand } from '../../../../contract/words.ts';
import type { Rating } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import type { RatingEdit } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { isBelowFloor } from './floor.ts';
import styles from './rating.module.css';

/** The drafter's word: the rating that counts confirmed, or another one asked for, never below a floor. */
export function ProposalForm({ rating, desk }: { rating: Rating; desk: Desk }) {
  const { may, edits, edit } = desk;
  const { proposal, overall, counts, asked } = rating;
  const mine = edits.rating;
  const said = asked ?? proposal;
  const shown: RatingEdit = mine ?? { proposed: asked?.band ?? counts, reason: said?.reason ?? '' };
  const change = (next: Partial<RatingEdit>) =>
    edit((before) => ({ ...before, rating: { ...shown, ...before.rating, ...next } }));
  const differs = shown.proposed !== counts;

  if (!may.edit)
    return proposal ? (
      <>
        <div className={layout.row}>
          <RiskChip band={proposal.band} /> {proposal.by}, <TimeText at={proposal.at} />
        </div>
        <p className={layout.prose}>{proposal.reason || 'As computed.'}</p>
      </>
    ) : (
      <p className={layout.prose}>The drafter has not proposed a rating yet; the computed one counts.</p>
    );
  return (
    <div className={styles.form}>
      <div className={layout.row}>
        <Radio.Group
          aria-label="Proposed rating"
          value={shown.proposed}
          onChange={(event) => change({ proposed: event.target.value as RatingBand })}
          options={RATINGS.map((band) => ({
            value: band,
            label: toWords(band),
            disabled: isBelowFloor(band, rating),
            title: isBelowFloor(band, rating) ? 'Below the minimum rating' : undefined,
          }))}
        />
        <span className={layout.quiet}>
          computed: <RiskChip band={overall} />
        </span>
        {differs && (
          <span className={layout.row}>
            Until
            <Input
              type="date"
              aria-label="Override expires on"
              style={{ width: 'auto' }}
              value={shown.expiresOn ?? asked?.expiresOn ?? ''}
              onChange={(event) => change({ expiresOn: event.target.value })}
            />
          </span>
        )}
        {mine && <span className={layout.unsaved}>not saved</span>}
        {mine && (
          <Button size="small" type="text" onClick={() => edit((before) => ({ ...before, rating: null }))}>
            Undo
          </Button>
        )}
      </div>
      <Input.TextArea
        aria-label="Reason for the rating"
        placeholder={differs ? 'Why it differs from the computed rating (required)' : 'Reason (optional)'}
        dir="auto"
        autoSize={{ minRows: 2, maxRows: 10 }}
        maxLength={RequestLimits.reason}
        status={differs && shown.reason.trim() === '' ? 'warning' : undefined}
        value={shown.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      {differs && (
        <p className={layout.small}>
          Once saved, the override needs approval by a second person. Without an expiry date it lasts one
          year.
        </p>
      )}
    </div>
  );
}
