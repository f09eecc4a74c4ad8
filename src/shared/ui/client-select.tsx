import { useDebounce } from 'ahooks';
import type { SelectProps } from 'antd';
import { useState } from 'react';
import { Failure } from './calls/failure.tsx';
import { useCall } from './calls/use-call.ts';
import { ClearableSelect } from './clearable-select.tsx';
import { toSearchText } from './safe-text/safe-text.ts';
import { useTexts } from './texts/index.ts';

const PAUSE_MS = 250;
const SHOWN = 50;

type Choice = { value: string; label: string };
type ClientSelectProps = SelectProps & {
  /** Choices before the clients, such as all of them. */
  before?: readonly Choice[];
  /** The chosen client, which need not be among those that the search found. */
  chosen?: Choice | null;
};

/** One of any number of clients: the server searches as somebody types. */
export function ClientSelect({ before = [], chosen, ...props }: ClientSelectProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const search = toSearchText(useDebounce(typed, { wait: PAUSE_MS }).trim());
  const clients = useCall(
    'GET /security/v1.0/clientdetails',
    { search, sort: 'name', pageSize: SHOWN },
    { keepLast: true },
  );
  const found = (clients.data?.Data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const rest = clients.data ? clients.data.total - found.length : 0;
  const known = typed === '' && chosen && !found.some(({ value }) => value === chosen.value) ? [chosen] : [];
  return (
    <ClearableSelect
      allowClear={false}
      loading={clients.loading}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={clients.error ? <Failure of={clients} /> : undefined}
      options={[
        ...(typed === '' ? before : []),
        ...known,
        ...found,
        ...(rest > 0 ? [{ value: '', label: t('moreTypeAName', { count: rest }), disabled: true }] : []),
      ]}
      {...props}
    />
  );
}
