import { useSearchParams } from '@umijs/max';
import { Button, DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { call } from '@/shared/http';
import { useSession } from '@/shared/session';
import { DataTable, EmptyState, type ListQuery, Page, RowCard, TimeText } from '@/shared/ui';
import type { audit } from '../../../contract/index.ts';
import { auditColumns } from './audit-columns.tsx';
import { EventDetail } from './event-detail.tsx';
import { Integrity } from './integrity.tsx';

type Event = audit.AuditEvent;
const load = (query: ListQuery) => call('GET /reports/v1.0/audittrails', query as never, { quiet: true });

/** Who did what, when, from where, and what changed; the chain can be verified here. */
export function AuditPage() {
  const { role } = useSession();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<Event | null>(null);
  const set = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    next.delete('current');
    setParams(next);
  };
  const day = (name: string) => (params.get(name) ? dayjs(params.get(name)) : null);
  const firm = role === 'admin' || role === 'allocator' || role === 'drafter';

  return (
    <Page
      title="Audit trail"
      lead="Append-only. Each event carries the hash of the one before it."
      action={<Integrity />}
      filters={
        <>
          <Segmented
            aria-label="Result"
            value={params.get('result') ?? ''}
            onChange={(result) => set({ result: String(result) })}
            options={[
              { label: 'All', value: '' },
              { label: 'Done', value: 'ok' },
              { label: 'Refused', value: 'refused' },
            ]}
          />
          <DatePicker.RangePicker
            aria-label="Days"
            allowEmpty={[true, true]}
            value={[day('from'), day('to')]}
            onChange={(days) =>
              set({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })
            }
          />
        </>
      }
    >
      <DataTable<Event>
        name="audit-trail"
        views
        columns={auditColumns(firm, setOpen)}
        rowKey={(event) => event.id}
        load={load}
        addressFilters={['result', 'from', 'to', 'requestId', 'actor']}
        searchPlaceholder="Search actor, object, action"
        defaultSort="-at"
        onOpen={setOpen}
        card={(event) => (
          <RowCard
            title={event.actorName || 'Somebody'}
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
            title="No event yet"
            text="Every act on a request, every sign-in and every download will stand here."
          />
        }
      />
      <EventDetail event={open} onClose={() => setOpen(null)} />
    </Page>
  );
}
