import { Button } from 'antd';
import { useState } from 'react';
import { Reasons } from '@/shared/server-texts/reason-sentence';
import { useAccess, useSession } from '@/shared/session';
import { Panel, RiskChip, TimeText } from '@/shared/ui';
import type { ratings } from '../../../../contract/index.ts';
import type { Rating } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { floorOver, otherBands } from './floor.ts';
import { OverrideDialog } from './override-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useOverride } from './use-override.tsx';

/** A person's rating in place of the computed one: asked for by one, approved by another, until a day. */
export function OverridePanel({ rating, desk }: { rating: Rating; desk: Desk }) {
  const t = useTexts();
  const { allocates } = useAccess();
  const [asking, setAsking] = useState(false);
  const { override, asked } = rating;
  const mayAsk = desk.may.confirm && allocates && !asked;
  if (!override && !asked && !mayAsk) return null;
  return (
    <Panel title={t('override')}>
      <div className={layout.stack}>
        {override && <Said one={override} />}
        {asked && <Asked one={asked} desk={desk} />}
        {mayAsk && <Ask rating={rating} onAsk={() => setAsking(true)} />}
      </div>
      {asking && <OverrideDialog rating={rating} desk={desk} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function Ask({ rating, onAsk }: { rating: Rating; onAsk: () => void }) {
  const t = useTexts();
  const floor = floorOver('low', rating);
  if (otherBands(rating).length === 0)
    return (
      <p className={layout.prose}>
        {t('noOtherRatingIsPossible')} {floor && <Reasons reasons={floor.reasons} english={floor.because} />}
      </p>
    );
  return (
    <div>
      <Button onClick={onAsk}>{t('overrideTheRating')}</Button>
    </div>
  );
}

function Said({ one }: { one: ratings.RatingOverride }) {
  const t = useTexts();
  return (
    <div>
      <div className={layout.row}>
        {t.rich('riskchipInPlaceOfRiskchip2Until', {
          riskchip: <RiskChip band={one.band} provisional={one.state === 'waiting'} />,
          riskchip2: <RiskChip band={one.computed} />,
          expiresOn: <TimeText at={one.expiresOn} form="day" />,
        })}
      </div>
      <p className={layout.prose}>{one.reason}</p>
      <p className={layout.small}>
        {t.rich('requestedByAt', { by: one.by, at: <TimeText at={one.at} /> })}
        {one.approvedBy &&
          t.rich('approvedByApprovedByAt', {
            approvedBy: one.approvedBy,
            at: <TimeText at={one.approvedAt ?? one.at} />,
          })}
      </p>
    </div>
  );
}

function Asked({ one, desk }: { one: ratings.RatingOverride; desk: Desk }) {
  const t = useTexts();
  const { Name } = useSession();
  const { act, busy, dialog } = useOverride(desk);
  const [refusing, setRefusing] = useState(false);
  const isOwn = one.by === Name;
  return (
    <div>
      <Said one={one} />
      <div className={layout.row}>
        <span>{isOwn ? t('someoneElseMustApproveIt') : t('needsASecondPerson2')}</span>
        {desk.may.confirm && !isOwn && (
          <>
            <Button
              type="primary"
              loading={busy}
              onClick={() => act({ action: 'approve', override: one.id })}
            >
              {t('approveOverride')}
            </Button>
            <Button disabled={busy} onClick={() => setRefusing(true)}>
              {t('refuse')}
            </Button>
          </>
        )}
        {desk.may.confirm && isOwn && (
          <Button loading={busy} onClick={() => act({ action: 'withdraw', override: one.id })}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      {refusing && <RefuseDialog override={one.id} desk={desk} onClose={() => setRefusing(false)} />}
      {dialog}
    </div>
  );
}
