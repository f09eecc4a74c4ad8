import { Radio, Tag } from 'antd';
import { formatNumber, listText } from '@/shared/format';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { Avatar } from '@/shared/ui';
import type { AnswerOf } from '../../../contract/index.ts';
import { AllocationLimits } from '../../../contract/limits.ts';
import styles from './allocate-dialog.module.css';
import { useTexts } from './texts/index.ts';

type Data = AnswerOf<'GET /reports/v1.0/allocations'>['Data'];
type Drafter = Data['drafters'][number];
type Refused = ReturnType<typeof refusedFor>;

const refusedFor = ({ proposals }: Data, request: string) =>
  new Map(
    proposals
      .find((proposal) => proposal.request === request)
      ?.refused.map(({ drafter, reason }) => [drafter, reason]),
  );

/** Why somebody cannot have it, or what they have to do already. */
function useReasons() {
  const t = useTexts();
  const stored = useStoredSentence();
  return ({ id, away, open, work, load }: Drafter, refused: Refused) => {
    if (away) return stored(away);
    const reason = refused.get(id);
    if (reason) return t(`refusedFor.${reason}`);
    const because = [
      t('openRequests', { open }),
      work.dueSoon > 0 && t('dueWithinDays', { count: work.dueSoon, days: AllocationLimits.soonDays }),
      work.waiting > 0 && t('waitingForTheClient', { count: work.waiting }),
      work.inReview > 0 && t('inReviewCount', { count: work.inReview }),
    ].filter((part) => part !== false);
    return t('becauseLoadLoad', { because: listText(because, t.language), load: formatNumber(load, 1) });
  };
}

/** The drafters as a select offers them; who may not have the request stands there with the reason. */
export function useDrafterOptions() {
  const t = useTexts();
  const reasonOf = useReasons();
  return (data: Data, request: string) => {
    const refused = refusedFor(data, request);
    return data.drafters.map((drafter) => ({
      value: drafter.id,
      label: t('nameLoadLoad', { name: drafter.name, load: formatNumber(drafter.load, 1) }),
      title: reasonOf(drafter, refused),
      disabled: drafter.away !== null || refused.has(drafter.id),
    }));
  };
}

type DrafterChoiceProps = {
  data: Data;
  request: string;
  value: string | null;
  onChange: (drafter: string) => void;
};

/** Who could take one request, the least loaded first, each with the reason. */
export function DrafterChoice({ data, request, value, onChange }: DrafterChoiceProps) {
  const t = useTexts();
  const reasonOf = useReasons();
  const refused = refusedFor(data, request);
  const proposed = data.proposals.find((proposal) => proposal.request === request)?.proposed;
  return (
    <Radio.Group aria-label={t('drafter')} value={value} onChange={({ target }) => onChange(target.value)}>
      <div className={styles.choices}>
        {data.drafters.map((drafter) => (
          <Radio
            key={drafter.id}
            value={drafter.id}
            disabled={drafter.away !== null || refused.has(drafter.id)}
          >
            <Avatar name={drafter.name} size="small" /> <span dir="auto">{drafter.name}</span>{' '}
            {drafter.id === proposed && <Tag>{t('proposed')}</Tag>}
            <span className={styles.because}>{reasonOf(drafter, refused)}</span>
          </Radio>
        ))}
      </div>
    </Radio.Group>
  );
}
