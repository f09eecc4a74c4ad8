import { SearchOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Input } from 'antd';
import { deployment } from '@/shared/http';
import { useEventSentence } from '@/shared/server-texts/event-sentence';
import { ClearableSelect, DayRange } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { AnswerOf } from '../../../contract/index.ts';
import { AUDIT_OBJECTS } from '../../../contract/words.ts';
import { useTexts } from './texts/index.ts';

type Choices = NonNullable<AnswerOf<'GET /reports/v1.0/audittrails'>['choices']>;

/** Every parameter of the address that narrows the trail, besides the search. */
export const auditFilters = [
  'actor',
  'type',
  'objectType',
  'client',
  'result',
  'from',
  'to',
  'ip',
  'session',
  'requestId',
] as const;
type Filter = (typeof auditFilters)[number];

type Option = { value: string; label: string };
const asOptions = (list: readonly { id: string; name: string }[] = []): Option[] =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** Actor, action, object, client, result, days and IP; all of it stands in the address. */
export function AuditFilters({ choices, firm }: { choices?: Choices; firm: boolean }) {
  const t = useTexts();
  const word = useWords();
  const sentence = useEventSentence();
  const [params, setParams] = useSearchParams();
  const set = (changes: Partial<Record<Filter, string>>) => {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    next.delete('current');
    setParams(next);
  };
  const one = (name: Filter, label: string, options: Option[]) => (
    <ClearableSelect
      aria-label={label}
      placeholder={label}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: 170 }}
      popupMatchSelectWidth={false}
      options={options}
      value={params.get(name) ?? undefined}
      onChange={(value: string | undefined) => set({ [name]: value ?? '' })}
    />
  );
  return (
    <>
      {one('actor', t('actor'), asOptions(choices?.actors))}
      {one(
        'type',
        t('action'),
        (choices?.actions ?? [])
          .map((event) => ({ value: event.type, label: sentence(event) }))
          .sort((one, other) => one.label.localeCompare(other.label)),
      )}
      {one(
        'objectType',
        t('object'),
        AUDIT_OBJECTS.map((type) => ({ value: type, label: word(type) })),
      )}
      {firm && one('client', t('client'), asOptions(choices?.clients))}
      {one('result', t('result'), [
        { value: 'ok', label: t('done') },
        { value: 'refused', label: t('refused') },
      ])}
      <DayRange
        label={t('daysInDeployment', { deployment: deployment().timeZone })}
        from={params.get('from') ?? ''}
        to={params.get('to') ?? ''}
        onChange={(from, to) => set({ from, to })}
      />
      <Input.Search
        key={params.get('ip') ?? ''}
        aria-label={t('iPAddress')}
        placeholder={t('iPAddress')}
        allowClear
        searchIcon={<SearchOutlined aria-label={t('searchIPAddress')} />}
        maxLength={60}
        defaultValue={params.get('ip') ?? ''}
        onSearch={(ip) => set({ ip: ip.trim() })}
        style={{ width: 170 }}
      />
    </>
  );
}
