import { history, useSearchParams } from '@umijs/max';
import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { call } from '@/shared/http';
import { holds, useSession } from '@/shared/session';
import { DataTable, EmptyState, type ListQuery, Page, useCall } from '@/shared/ui';
import { AllocateDialog } from './allocate-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { RequestCard } from './request-card.tsx';
import { requestColumns } from './request-columns.tsx';
import { RequestPreview } from './request-preview.tsx';
import { addressOfRequest, type RequestRow } from './request-row.ts';
import { TakeNext } from './take-next.tsx';
import { viewsOf } from './views.ts';

const load = (query: ListQuery) => call('GET /reports/v1.0/requestdetails', query as never, { quiet: true });

/** The requests a role may see, in views that are filters; every row leads to its analysis. */
export function RequestsPage() {
  const { role, readOnly } = useSession();
  const [params, setParams] = useSearchParams();
  const [changes, setChanges] = useState(0);
  const [previewed, setPreviewed] = useState<RequestRow | null>(null);
  const [allocating, setAllocating] = useState<readonly RequestRow[]>([]);
  const types = useCall('GET /reports/v1.0/reporttypes', {}, { quiet: true });
  const countries = useCall('GET /reports/v1.0/countries', {}, { quiet: true });
  const clientSide = role === 'client' || role === 'clientuser';
  const tags = useCall('GET /reports/v1.0/casetags', clientSide ? null : {}, { quiet: true });
  const view = params.get('view') ?? 'all';
  const changed = () => setChanges((count) => count + 1);
  const show = (next: string) => setParams(next === 'all' ? {} : { view: next });

  const columns = useMemo(
    () =>
      requestColumns({
        clientSide,
        reportTypes: types.data?.Data ?? [],
        countries: countries.data?.Data ?? [],
        tags: (tags.data?.Data ?? []).map(({ tag }) => tag),
        onPreview: setPreviewed,
        onAllocate: role === 'allocator' ? (row) => setAllocating([row]) : undefined,
      }),
    [clientSide, role, types.data, countries.data, tags.data],
  );
  return (
    <Page
      title="Request details"
      lead={clientSide ? 'Your requests and their reports.' : 'Requests of every client that you may see.'}
      action={<PageAction role={role} readOnly={readOnly} onTaken={changed} />}
      filters={
        <Segmented
          aria-label="View"
          value={view}
          onChange={(next) => show(String(next))}
          options={viewsOf(role)}
        />
      }
    >
      <DataTable<RequestRow>
        name="requests"
        views
        columns={columns}
        rowKey={(row) => row.id}
        load={load}
        addressFilters={['view', 'drafter', 'client']}
        reloadKey={changes}
        defaultSort="-createdAt"
        searchPlaceholder="Search number, entity, client"
        onOpen={(row) => history.push(addressOfRequest(row))}
        card={(row) => <RequestCard row={row} onPreview={() => setPreviewed(row)} />}
        bulk={(rows, clear) => (
          <BulkBar
            rows={rows}
            role={role}
            readOnly={readOnly}
            onAllocate={() => setAllocating(rows)}
            onDone={() => {
              clear();
              changed();
            }}
          />
        )}
        empty={
          <EmptyState
            title="No requests yet"
            text={
              clientSide
                ? 'Requests you raise will appear here with their status and report.'
                : 'Requests will appear here as soon as a client submits one.'
            }
            action={
              clientSide &&
              !readOnly &&
              holds('New Request') && (
                <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
                  New request
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

function PageAction({ role, readOnly, onTaken }: { role: string; readOnly: boolean; onTaken: () => void }) {
  if (readOnly) return null;
  if (role === 'drafter') return <TakeNext onTaken={onTaken} />;
  if ((role === 'client' || role === 'clientuser') && holds('New Request'))
    return (
      <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
        New request
      </Button>
    );
  return null;
}
