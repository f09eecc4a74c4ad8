import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useEventSentence } from '@/shared/server-texts/event-sentence';
import { useAccess } from '@/shared/session';
import { DataTable, EmptyState, Page, RowCard, readList, TimeText, useHints, ViewSwitch } from '@/shared/ui';
import { useActorNames, useWords } from '@/shared/words/use-words';
import type { audit } from '../../../contract/index.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters, auditFilters } from './audit-filters.tsx';
import { EventDetail } from './event-detail.tsx';
import { Integrity } from './integrity.tsx';
import { SignedExport } from './signed-export.tsx';
import { useTexts } from './texts/index.ts';

type Event = audit.AuditEvent;
const list = readList('GET /reports/v1.0/audittrails');

/** Who did what, when, from where, and what changed; the chain can be verified here. */
export function AuditPage() {
  const t = useTexts();
  const word = useWords();
  const sentence = useEventSentence();
  const actorOf = useActorNames();
  const { isFirm } = useAccess();
  const [open, setOpen] = useState<Event | null>(null);
  const data = useHints(list.reads, { choices: true, pageSize: 1 });
  const columns = useMemo(
    () => auditColumns(isFirm, setOpen, t, word, sentence, actorOf),
    [isFirm, t, word, sentence, actorOf],
  );

  return (
    <Page
      title={t('auditTrail')}
      lead={t('appendOnlyEachEventCarriesThe')}
      action={<Integrity last={data?.verification} />}
      filters={
        <>
          <AuditFilters choices={data?.choices} firm={isFirm} />
          <ViewSwitch list="audit-trail" />
        </>
      }
    >
      <DataTable<Event>
        name="audit-trail"
        {...list}
        views
        columns={columns}
        rowKey={(event) => event.id}
        addressFilters={auditFilters}
        searchPlaceholder={t('searchActorObjectAction')}
        defaultSort="-at"
        onOpen={setOpen}
        toolbar={<SignedExport key="signed" />}
        card={(event) => (
          <RowCard
            title={actorOf(event.actorName) || t('someone')}
            marks={
              event.objectLabel
                ? t('didTo', { event: sentence(event), object: event.objectLabel })
                : sentence(event)
            }
            note={<TimeText at={event.at} form="time" />}
            action={
              <Button size="small" onClick={() => setOpen(event)}>
                {t('details')}
              </Button>
            }
          />
        )}
        empty={<EmptyState title={t('noEventsYet')} text={t('actionsOnRequestsSignInsAnd')} />}
      />
      <EventDetail event={open} onClose={() => setOpen(null)} />
    </Page>
  );
}
