import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import dayjs from 'dayjs';
import { firmToday } from '@/shared/http';
import { ClearableSelect, ClientSelect } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { ALERT_KINDS, LIST_TOPICS } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './inbox.module.css';

/** What the address says of the inbox. */
export type InboxFilter = Partial<Record<'state' | 'kind' | 'topic' | 'client' | 'age' | 'search', string>>;
type InboxFiltersProps = { firm: boolean; filter: InboxFilter; onChange: (filter: InboxFilter) => void };

/** Days since an alert was raised: at most, or more than. */
const AGES = ['7', '30', '30+'] as const;

/** Which days an age stands for. */
export function daysOfAge(age: string | undefined): { raisedFrom?: string; raisedTo?: string } {
  const day = (days: number) => dayjs(firmToday()).subtract(days, 'day').format('YYYY-MM-DD');
  if (age === '30+') return { raisedTo: day(31) };
  return age === '7' || age === '30' ? { raisedFrom: day(Number(age)) } : {};
}

export function InboxFilters({ firm, filter, onChange }: InboxFiltersProps) {
  const t = useTexts();
  const word = useWords();
  const choice = (key: keyof InboxFilter, label: string, options: { value: string; label: string }[]) => (
    <ClearableSelect
      aria-label={label}
      placeholder={label}
      value={filter[key] ?? null}
      onChange={(value: string | null) => onChange({ ...filter, [key]: value ?? undefined })}
      options={options}
      className={styles.filter}
      popupMatchSelectWidth={false}
    />
  );
  return (
    <div className={styles.filters}>
      <Input.Search
        aria-label={t('searchThirdParty')}
        placeholder={t('searchThirdParty')}
        allowClear
        searchIcon={<SearchOutlined aria-label={t('searchThirdParty')} />}
        defaultValue={filter.search}
        onSearch={(search) => onChange({ ...filter, search: search.trim() || undefined })}
        className={styles.search}
      />
      {choice(
        'kind',
        t('inbox.kind'),
        ALERT_KINDS.map((value) => ({ value, label: word(value) })),
      )}
      {firm &&
        choice(
          'topic',
          t('inbox.topic'),
          LIST_TOPICS.map((value) => ({ value, label: word(value) })),
        )}
      {firm && (
        <ClientSelect
          aria-label={t('client')}
          placeholder={t('client')}
          allowClear
          value={filter.client ?? null}
          onChange={(client?: string) => onChange({ ...filter, client })}
          className={styles.filter}
          popupMatchSelectWidth={false}
        />
      )}
      {choice(
        'age',
        t('inbox.age'),
        AGES.map((value) => ({ value, label: t(`inboxAge.${value}`) })),
      )}
    </div>
  );
}
