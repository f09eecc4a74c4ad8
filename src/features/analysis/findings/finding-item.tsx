import { Link } from '@umijs/max';
import { Button } from 'antd';
import type { Desk } from '../desk/desk.ts';
import { type FindingEdit, isNew } from '../edits/edits.ts';
import layout from '../layout.module.css';
import { PlaceReview } from '../review/place-review.tsx';
import { useTexts } from '../texts/index.ts';
import { FindingCard } from './finding-card.tsx';
import type { ListedFinding } from './listed-findings.ts';

type ChangeProps = {
  finding: ListedFinding;
  onChange: (change: FindingEdit) => void;
  onUndo: () => void;
  onEdit: () => void;
};

/** A finding of the case, with what may be done with it. */
export function FindingItem({ desk, ...change }: ChangeProps & { desk: Desk }) {
  const t = useTexts();
  const { request, may } = desk;
  const { key, facts, machine, isUnsaved, remove } = change.finding;
  return (
    <FindingCard
      facts={facts}
      of={{ client: request.clientId, request: request.id }}
      files={request.files}
      model={machine?.model}
      isUnsaved={isUnsaved}
      isRemoved={remove}
    >
      {!isNew(key) && (
        <>
          <PlaceReview desk={desk} at={{ place: 'finding', ref: key }} title={facts.summary.slice(0, 60)} />
          <Link to={`/pages/analysisdetails/${key}`}>{t('openOnItsOwnPage')}</Link>
        </>
      )}
      {may.edit && <ChangeButtons {...change} />}
    </FindingCard>
  );
}

function ChangeButtons({ finding, onChange, onUndo, onEdit }: ChangeProps) {
  const t = useTexts();
  const { key, facts, isUnsaved, remove } = finding;
  return (
    <div className={layout.row}>
      {facts.status === 'proposed' && !remove && (
        <>
          <Button
            size="small"
            type="primary"
            ghost
            onClick={() => onChange({ facts: { ...facts, status: 'confirmed' } })}
          >
            {t('confirm')}
          </Button>
          <Button size="small" onClick={() => onChange({ facts: { ...facts, status: 'dismissed' } })}>
            {t('dismiss')}
          </Button>
        </>
      )}
      {!remove && (
        <Button size="small" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {!remove && !isNew(key) && (
        <Button size="small" onClick={() => onChange({ facts, remove: true })}>
          {t('remove')}
        </Button>
      )}
      {isUnsaved && (
        <Button size="small" type="text" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
