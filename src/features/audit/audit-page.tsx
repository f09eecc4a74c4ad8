import { Button } from 'antd';
import { useState } from 'react';
import { call } from '@/shared/http';
import { useSession } from '@/shared/session';
import { DataTable, EmptyState, type ListQuery, Page, RowCard, TimeText, useCall } from '@/shared/ui';
import type { audit } from '../../../contract/index.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters, auditFilters } from './audit-filters.tsx';
import { EventDetail } from './event-detail.tsx';
import { Integrity } from './integrity.tsx';
import { SignedExport } from './signed-export.tsx';

type Event = audit.AuditEvent;
const load = (query: ListQuery) => call('GET /reports/v1.0/audittrails', query as never, { quiet: true });

/** Who did what, when, from where, and what changed; the chain can be verified here. */
export function AuditPage() {
  const { role } = useSession();
  const [open, setOpen] = useState<Event | null>(null);
  const { data } = useCall('GET /reports/v1.0/audittrails', { choices: true, pageSize: 1 });
  const firm = role === 'admin' || role === 'allocator' || role === 'drafter';

  return (
    <Page
      title="Audit trail"
      lead="Append-only. Each event carries the hash of the one before it."
      action={<Integrity last={data?.verification} />}
      filters={<AuditFilters choices={data?.choices} firm={firm} />}
    >
      <DataTable<Event>
        name="audit-trail"
        views
        columns={auditColumns(firm, setOpen)}
        rowKey={(event) => event.id}
        load={load}
        addressFilters={auditFilters}
        searchPlaceholder="Search actor, object, action"
        defaultSort="-at"
        onOpen={setOpen}
        toolbar={<SignedExport key="signed" />}
        card={(event) => (
          <RowCard
            title={event.actorName || 'Someone'}
            marks={`${event.text} ${event.objectLabel}`}
            note={<TimeText at={event.at} form="time" />}
            action={
              <Button size="small" onClick={() => setOpen(event)}>
                Details
              </Button>
            }
          />
        )}
        empty={
          <EmptyState
            title="No events yet"
            text="Actions on requests, sign-ins and downloads will appear here."
          />
        }
      />
      <EventDetail event={open} onClose={() => setOpen(null)} />
    </Page>
  );
}
