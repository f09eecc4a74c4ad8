import { Radio, Tag } from 'antd';
import { formatNumber } from '@/shared/format';
import { Avatar } from '@/shared/ui';
import type { AnswerOf } from '../../../contract/index.ts';
import styles from './allocate-dialog.module.css';
import { type Translate, useTexts } from './texts/index.ts';

type Data = AnswerOf<'GET /reports/v1.0/allocations'>['Data'];
type Drafter = Data['drafters'][number];

const refusedFor = ({ proposals }: Data, request: string) =>
  new Map(
    proposals
      .find((proposal) => proposal.request === request)
      ?.refused.map(({ drafter, because }) => [drafter, because]),
  );

/** Why somebody cannot have it, or what they have to do already. */
const reasonOf = (t: Translate, { id, away, because, load }: Drafter, refused: ReadonlyMap<string, string>) =>
  away ?? refused.get(id) ?? t('becauseLoadLoad', { because, load: formatNumber(load, 1) });

/** The drafters as a select offers them; who may not have the request stands there with the reason. */
export function chosenFor(t: Translate, data: Data, request: string) {
  const refused = refusedFor(data, request);
  return data.drafters.map((drafter) => ({
    value: drafter.id,
    label: t('nameLoadLoad', { name: drafter.name, load: formatNumber(drafter.load, 1) }),
    title: reasonOf(t, drafter, refused),
    disabled: drafter.away !== null || refused.has(drafter.id),
  }));
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
            <span className={styles.because}>{reasonOf(t, drafter, refused)}</span>
          </Radio>
        ))}
      </div>
    </Radio.Group>
  );
}
