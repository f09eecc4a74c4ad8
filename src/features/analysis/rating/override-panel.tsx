import { Button } from 'antd';
import { useState } from 'react';
import { useSession } from '@/shared/session';
import { Panel, RiskChip, TimeText } from '@/shared/ui';
import type { ratings } from '../../../../contract/index.ts';
import type { Rating } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { floorOver, otherBands } from './floor.ts';
import { OverrideDialog } from './override-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useOverride } from './use-override.tsx';

/** A person's rating in place of the computed one: asked for by one, approved by another, until a day. */
export function OverridePanel({ rating, desk }: { rating: Rating; desk: Desk }) {
  const { role } = useSession();
  const [asking, setAsking] = useState(false);
  const { override, asked } = rating;
  const mayAsk = desk.may.confirm && role === 'allocator' && !asked;
  if (!override && !asked && !mayAsk) return null;
  return (
    <Panel title="Override">
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
  if (otherBands(rating).length === 0)
    return <p className={layout.prose}>No other rating is possible. {floorOver('low', rating)?.because}</p>;
  return (
    <div>
      <Button onClick={onAsk}>Override the rating</Button>
    </div>
  );
}

function Said({ one }: { one: ratings.RatingOverride }) {
  return (
    <div>
      <div className={layout.row}>
        <RiskChip band={one.band} provisional={one.state === 'waiting'} /> in place of{' '}
        <RiskChip band={one.computed} /> until <TimeText at={one.expiresOn} form="day" />
      </div>
      <p className={layout.prose}>{one.reason}</p>
      <p className={layout.small}>
        Requested by {one.by}, <TimeText at={one.at} />
        {one.approvedBy && (
          <>
            ; approved by {one.approvedBy}, <TimeText at={one.approvedAt ?? one.at} />
          </>
        )}
      </p>
    </div>
  );
}

function Asked({ one, desk }: { one: ratings.RatingOverride; desk: Desk }) {
  const { Name } = useSession();
  const { act, busy, dialog } = useOverride(desk);
  const [refusing, setRefusing] = useState(false);
  const isOwn = one.by === Name;
  return (
    <div>
      <Said one={one} />
      <div className={layout.row}>
        <span>{isOwn ? 'Somebody else has to approve it.' : 'Needs a second person.'}</span>
        {desk.may.confirm && !isOwn && (
          <>
            <Button
              type="primary"
              loading={busy}
              onClick={() => act({ action: 'approve', override: one.id })}
            >
              Approve override
            </Button>
            <Button disabled={busy} onClick={() => setRefusing(true)}>
              Refuse
            </Button>
          </>
        )}
        {desk.may.confirm && isOwn && (
          <Button loading={busy} onClick={() => act({ action: 'withdraw', override: one.id })}>
            Withdraw
          </Button>
        )}
      </div>
      {refusing && <RefuseDialog override={one.id} desk={desk} onClose={() => setRefusing(false)} />}
      {dialog}
    </div>
  );
}
