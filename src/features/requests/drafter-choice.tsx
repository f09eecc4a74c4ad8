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

/** A load is a sum of quarters: it is shown as it is, not rounded. */
const loadText = (load: number) =>
  formatNumber(load, [0, 1].find((digits) => Number.isInteger(load * 10 ** digits)) ?? 2);

/** Why somebody cannot have it, or what they have to do already. */
function useReasons() {
  const t = useTexts();
  const stored = useStoredSentence();
  const partText = ({ level, state, count }: Drafter['work'][number]) => {
    const values = { count, level, days: AllocationLimits.soonDays };
    const id = `work.${state}`;
    // A newer server may know other states.
    return t(t.has(id) ? id : 'work.other', values);
  };
  return ({ id, away, work, load }: Drafter, refused: Refused) => {
    if (away) return stored(away);
    const reason = refused.get(id);
    if (reason) return t(`refusedFor.${reason}`);
    if (work.length === 0) return t('noOpenRequests');
    const parts = work.map((part) =>
      work.length === 1 ? partText(part) : t('partLoad', { part: partText(part), load: loadText(part.load) }),
    );
    return t('loadOfParts', { load: loadText(load), parts: listText(parts, t.language) });
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
      label: t('nameLoadLoad', { name: drafter.name, load: loadText(drafter.load) }),
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
