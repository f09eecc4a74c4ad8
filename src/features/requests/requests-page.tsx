import { history, useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { listText } from '@/shared/format';
import { call, fileTimestamp, saveBlob } from '@/shared/http';
import { useAccess } from '@/shared/session';
import {
  DataTable,
  EmptyState,
  type ListQuery,
  Page,
  readList,
  TakeNext,
  useHints,
  useRequestListColumns,
  ViewSwitch,
} from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import { REQUEST_STATUSES } from '../../../contract/request-statuses.ts';
import { BulkBar } from './bulk-bar.tsx';
import { AllocateDialog } from './dialogs.ts';
import { RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.tsx';
import { RequestPreview } from './request-preview.tsx';
import { addressOfRequest, type RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';
import { viewsOf, viewTitles } from './views.ts';

const list = readList('GET /reports/v1.0/requestdetails');

/** The list as the server lays it out, whichever page of it is shown. */
async function savePdf({ current, pageSize, ...query }: ListQuery) {
  // As in the address of the list, where each filter is one text.
  const asked = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  const options = { quiet: true, responseType: 'blob' } as const;
  const blob = await call('POST /reports/v1.0/requestlists', asked, options);
  saveBlob(blob as Blob, `requests_${fileTimestamp()}.pdf`);
}

const listed = { number: 'number', addressOf: addressOfRequest, statuses: REQUEST_STATUSES } as const;

/** The requests a role may see, in views that are filters; every row leads to its analysis. */
export function RequestsPage() {
  const t = useTexts();
  const word = useWords();
  const titleOf = useMasterTitles();
  const { role, isClientSide, mayRaise, allocates, mayChange } = useAccess();
  const [params] = useSearchParams();
  const [changes, setChanges] = useState(0);
  const [previewed, setPreviewed] = useState<RequestRow | null>(null);
  const [allocating, setAllocating] = useState<readonly RequestRow[]>([]);
  const types = useHints('GET /reports/v1.0/reporttypes', {});
  const countries = useHints('GET /reports/v1.0/countries', {});
  const { nameOf } = useCountryNames();
  const tags = useHints('GET /reports/v1.0/casetags', isClientSide ? null : {});
  const changed = () => setChanges((count) => count + 1);
  const allocate = useMemo(
    () => (allocates && mayChange ? (row: RequestRow) => setAllocating([row]) : undefined),
    [allocates, mayChange],
  );

  const common = useRequestListColumns<RequestRow>(listed);
  const columns = useMemo(
    () =>
      requestColumns({
        common,
        t,
        word,
        clientSide: isClientSide,
        reportTypes: (types?.Data ?? []).map((type) => ({ key: type.key, title: titleOf(type.title) })),
        countries: (countries?.Data ?? []).map(({ code }) => code),
        nameOf,
        tags: (tags?.Data ?? []).map(({ tag }) => tag),
        onPreview: setPreviewed,
        onAllocate: allocate,
      }),
    [common, t, word, titleOf, isClientSide, allocate, types, countries, nameOf, tags],
  );
  return (
    <Page
      title={t('requestDetails')}
      lead={isClientSide ? t('yourRequestsAndTheirReports') : t('requestsOfEveryClientYouHave')}
      action={<PageAction />}
      filters={
        <ViewSwitch
          list="requests"
          options={viewsOf(role, params.get('view')).map((value) => ({ value, label: t(viewTitles[value]) }))}
        />
      }
    >
      <DataTable<RequestRow>
        name="requests"
        {...list}
        views
        fitted
        columns={columns}
        rowKey={(row) => row.id}
        addressFilters={['view', 'drafter', 'client', 'createdFrom', 'createdTo']}
        reloadKey={changes}
        defaultSort="-createdAt"
        searchPlaceholder={t('searchNumberThirdPartyClient')}
        onOpen={(row) => history.push(addressOfRequest(row))}
        onPreview={setPreviewed}
        card={(row) => <RequestCard row={row} onPreview={() => setPreviewed(row)} onAllocate={allocate} />}
        nameOf={(row) => listText([row.number, row.legalName].filter(Boolean), t.language)}
        selectedBy="selected"
        savePdf={savePdf}
        bulk={(rows, clear) => (
          <BulkBar
            rows={rows}
            onAllocate={() => setAllocating(rows)}
            onDone={() => {
              clear();
              changed();
            }}
          />
        )}
        empty={
          <EmptyState
            title={t('noRequestsYet')}
            text={isClientSide ? t('requestsYouRaiseWillAppearHere') : t('requestsWillAppearHereAsSoon')}
            action={
              mayRaise && (
                <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
                  {t('newRequest')}
                </Button>
              )
            }
          />
        }
      />
      <RequestPreview
        row={previewed}
        readOnly={!mayChange}
        onAllocate={allocate}
        onClose={() => setPreviewed(null)}
        onChanged={changed}
      />
      {allocating.length > 0 && (
        <AllocateDialog rows={allocating} onClose={() => setAllocating([])} onDone={changed} />
      )}
    </Page>
  );
}

function PageAction() {
  const t = useTexts();
  const { mayRaise } = useAccess();
  if (!mayRaise) return <TakeNext />;
  return (
    <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
      {t('newRequest')}
    </Button>
  );
}
