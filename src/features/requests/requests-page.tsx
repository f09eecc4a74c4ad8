import { history, useSearchParams } from '@umijs/max';
import { Button, Segmented } from 'antd';
import { startTransition, useMemo, useState } from 'react';
import { call } from '@/shared/http';
import { useAccess, useSession } from '@/shared/session';
import { DataTable, EmptyState, type ListQuery, Page, useHints, useRequestListColumns } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useMasterTitles, useWords } from '@/shared/words/use-words';
import { REQUEST_STATUSES } from '../../../contract/words.ts';
import { BulkBar } from './bulk-bar.tsx';
import { AllocateDialog } from './dialogs.ts';
import { RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.tsx';
import { RequestPreview } from './request-preview.tsx';
import { addressOfRequest, type RequestRow } from './request-row.ts';
import { TakeNext } from './take-next.tsx';
import { useTexts } from './texts/index.ts';
import { viewsOf, viewTitles } from './views.ts';

const reads = 'GET /reports/v1.0/requestdetails';
const load = (query: ListQuery, signal?: AbortSignal) => call(reads, query as never, { quiet: true, signal });

const listed = { number: 'number', addressOf: addressOfRequest, statuses: REQUEST_STATUSES } as const;

/** The requests a role may see, in views that are filters; every row leads to its analysis. */
export function RequestsPage() {
  const t = useTexts();
  const word = useWords();
  const titleOf = useMasterTitles();
  const { role, readOnly } = useSession();
  const { isClientSide, mayRaise } = useAccess();
  const [params, setParams] = useSearchParams();
  const [changes, setChanges] = useState(0);
  const [previewed, setPreviewed] = useState<RequestRow | null>(null);
  const [allocating, setAllocating] = useState<readonly RequestRow[]>([]);
  const types = useHints('GET /reports/v1.0/reporttypes', {});
  const countries = useHints('GET /reports/v1.0/countries', {});
  const { nameOf } = useCountryNames();
  const tags = useHints('GET /reports/v1.0/casetags', isClientSide ? null : {});
  const view = params.get('view') ?? 'all';
  const changed = () => setChanges((count) => count + 1);
  // The page stays usable while the other view is drawn.
  const show = (next: string) => startTransition(() => setParams(next === 'all' ? {} : { view: next }));

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
        onAllocate: role === 'allocator' ? (row) => setAllocating([row]) : undefined,
      }),
    [common, t, word, titleOf, isClientSide, role, types, countries, nameOf, tags],
  );
  return (
    <Page
      title={t('requestDetails')}
      lead={isClientSide ? t('yourRequestsAndTheirReports') : t('requestsOfEveryClientYouHave')}
      action={<PageAction onTaken={changed} />}
      filters={
        <Segmented
          aria-label={t('view')}
          value={view}
          onChange={(next) => show(String(next))}
          options={viewsOf(role).map((value) => ({ value, label: t(viewTitles[value]) }))}
        />
      }
    >
      <DataTable<RequestRow>
        name="requests"
        reads={reads}
        views
        columns={columns}
        rowKey={(row) => row.id}
        load={load}
        addressFilters={['view', 'drafter', 'client']}
        reloadKey={changes}
        defaultSort="-createdAt"
        searchPlaceholder={t('searchNumberEntityClient')}
        onOpen={(row) => history.push(addressOfRequest(row))}
        onPreview={setPreviewed}
        card={(row) => <RequestCard row={row} onPreview={() => setPreviewed(row)} />}
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
        readOnly={readOnly}
        onClose={() => setPreviewed(null)}
        onChanged={changed}
      />
      {allocating.length > 0 && (
        <AllocateDialog rows={allocating} onClose={() => setAllocating([])} onDone={changed} />
      )}
    </Page>
  );
}

function PageAction({ onTaken }: { onTaken: () => void }) {
  const t = useTexts();
  const { role, mayChange, mayRaise } = useAccess();
  if (role === 'drafter' && mayChange) return <TakeNext onTaken={onTaken} />;
  if (mayRaise)
    return (
      <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
        {t('newRequest')}
      </Button>
    );
  return null;
}
