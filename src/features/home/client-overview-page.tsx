import { history, useLocation, useSearchParams } from '@umijs/max';
import { DatePicker, Space } from 'antd';
import dayjs from 'dayjs';
import { useAccess } from '@/shared/session';
import { ClientSelect, ErrorState, Page, SkeletonList, TimeText, useCall } from '@/shared/ui';
import { Overview } from './overview.tsx';
import { QuarterDownload } from './quarter-download.tsx';
import { useTexts } from './texts/index.ts';

/** In months, the present one included. */
const PERIODS = [6, 12, 18, 36];

/** One client's third parties: how risky, how far, how fast. The last segment of the address is the client's id. */
export function ClientOverviewPage() {
  const t = useTexts();
  const { isFirm } = useAccess();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const last = pathname.split('/').at(-1);
  const client = last && last !== 'client-overview-dashboard' ? last : undefined;
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined];
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/dashboards',
    { client, from, to },
    { keepLast: true },
  );
  const setDays = ([from = '', to = '']: [string?, string?]) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ from, to }))
      value ? next.set(name, value) : next.delete(name);
    setParams(next);
  };

  return (
    <Page
      title={data?.Data.client?.name ?? t('allClients')}
      lead={data && t.rich('clientOverviewAsOfAsOf', { asOf: <TimeText at={data.Data.asOf} form="time" /> })}
      action={data && <QuarterDownload asOf={data.Data.asOf} client={client} />}
      filters={
        <Space wrap>
          {isFirm && (
            <ClientSelect
              aria-label={t('client')}
              placeholder={t('allClients')}
              allowClear
              style={{ minWidth: 220 }}
              value={client}
              chosen={client ? { value: client, label: data?.Data.client?.name ?? client } : null}
              onChange={(id?: string) =>
                history.push(`/pages/client-overview-dashboard${id ? `/${id}` : ''}`)
              }
            />
          )}
          <span aria-hidden="true">{t('requestsRaisedBetween')}</span>
          <DatePicker.RangePicker
            aria-label={t('requestsRaisedBetween')}
            allowEmpty={[true, true]}
            presets={PERIODS.map((count) => ({
              label: t('lastMonths', { count }),
              value: [
                dayjs()
                  .subtract(count - 1, 'month')
                  .startOf('month'),
                null,
              ],
            }))}
            value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
            onChange={(days) => setDays([days?.[0]?.format('YYYY-MM-DD'), days?.[1]?.format('YYYY-MM-DD')])}
          />
        </Space>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : data ? (
        <Overview figures={data.Data} client={client} from={from} to={to} />
      ) : (
        <SkeletonList />
      )}
    </Page>
  );
}
