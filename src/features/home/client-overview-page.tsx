import { history, useLocation, useSearchParams } from '@umijs/max';
import { DatePicker, Select, Space } from 'antd';
import dayjs from 'dayjs';
import { useSession } from '@/shared/session';
import { ErrorState, Page, SkeletonList, TimeText, useCall } from '@/shared/ui';
import { Overview } from './overview.tsx';

/** One client's third parties: how risky, how far, how fast. The last segment of the address is the client's id. */
export function ClientOverviewPage() {
  const { role } = useSession();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const last = pathname.split('/').at(-1);
  const client = last && last !== 'client-overview-dashboard' ? last : undefined;
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined];
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/dashboards',
    { client, from, to },
    { quiet: true },
  );
  const setDays = ([from = '', to = '']: [string?, string?]) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ from, to }))
      value ? next.set(name, value) : next.delete(name);
    setParams(next);
  };

  return (
    <Page
      title={data?.Data.client?.name ?? 'All clients'}
      lead={
        data && (
          <>
            Client overview, as of <TimeText at={data.Data.asOf} form="time" />
          </>
        )
      }
      filters={
        <Space wrap>
          {role !== 'client' && <ClientSelect value={client} />}
          <DatePicker.RangePicker
            aria-label="Requests raised between"
            allowEmpty={[true, true]}
            value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
            onChange={(days) => setDays([days?.[0]?.format('YYYY-MM-DD'), days?.[1]?.format('YYYY-MM-DD')])}
          />
        </Space>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : data ? (
        <Overview figures={data.Data} />
      ) : (
        <SkeletonList />
      )}
    </Page>
  );
}

function ClientSelect({ value }: { value?: string }) {
  const { data } = useCall(
    'GET /security/v1.0/clientdetails',
    { pageSize: 200, sort: 'name' },
    { quiet: true },
  );
  const open = (client?: string) =>
    history.push(`/pages/client-overview-dashboard${client ? `/${client}` : ''}`);
  return (
    <Select
      aria-label="Client"
      placeholder="All clients"
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      style={{ minWidth: 220 }}
      value={value}
      onChange={open}
      options={data?.Data.map((client) => ({ value: client.id, label: client.name }))}
    />
  );
}
