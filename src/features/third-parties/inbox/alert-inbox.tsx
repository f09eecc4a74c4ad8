import { useSearchParams } from '@umijs/max';
import { Button, Grid, Pagination, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAccess } from '@/shared/session';
import { EmptyState, ErrorState, Page, SkeletonList, StatusChip, TimeText, useCall } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { useTexts } from '../texts/index.ts';
import { AlertPane, type EvidenceCard } from './alert-pane.tsx';
import styles from './inbox.module.css';
import { daysOfAge, type InboxFilter, InboxFilters } from './inbox-filters.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

const PAGE = 20;
type NoAlertsProps = { filter: InboxFilter; onClear: () => void };
const FILTERS = ['state', 'kind', 'topic', 'client', 'age', 'search'] as const;

/** Alerts of all third parties, beside the one that was chosen, with its evidence and what may be done. */
export function AlertInbox({ Evidence }: { Evidence: EvidenceCard }) {
  const t = useTexts();
  const word = useWords();
  const { isFirm: firm } = useAccess();
  const [params, setParams] = useSearchParams();
  const filter: InboxFilter = Object.fromEntries(
    FILTERS.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])),
  );
  const current = Number(params.get('current') ?? 1);
  const state = (filter.state ?? 'open') as 'open' | 'closed' | 'all';
  const { age, ...asked } = filter;
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/alerts',
    { ...asked, ...daysOfAge(age), state, current, pageSize: PAGE },
    { quiet: true, keepLast: true },
  );
  const rows = data?.Data ?? [];
  const address = params.toString();
  const [shown, setShown] = useState<{ id: string; at: number; address: string } | null>(null);
  const kept = shown?.address === address ? shown : null;
  const found = rows.findIndex(({ id }) => id === kept?.id);
  // Where the one that was shown is no longer listed, the next one has its place.
  const at = found >= 0 ? found : Math.max(0, Math.min(kept?.at ?? 0, rows.length - 1));
  const row = rows[at];
  const choose = (id: string | undefined, place: number) => id && setShown({ id, at: place, address });
  if (row && (row.id !== kept?.id || at !== kept.at)) choose(row.id, at);
  const narrow = Grid.useBreakpoint().lg === false;
  const frame = useRef<HTMLDivElement>(null);
  const show = (next: InboxFilter & { current?: string }, replace = false) =>
    setParams(
      {
        view: 'alerts',
        ...Object.fromEntries(Object.entries(next).filter(([, value]) => value)),
      } as Record<string, string>,
      { replace },
    );
  // The last alert of the last page was dealt with: there are others before it.
  const last = data && rows.length === 0 && data.total > 0 ? Math.ceil(data.total / PAGE) : current;
  useEffect(() => {
    if (last < current) show({ ...filter, current: String(last) }, true);
  });
  const keys = useInboxKeys({
    frame,
    row,
    onMove: (by) => {
      const next = Math.min(rows.length - 1, Math.max(0, at + by));
      choose(rows[next]?.id, next);
    },
  });
  const pane = row && (
    <AlertPane key={row.id} row={row} Evidence={Evidence} firm={firm} asked={keys} onDone={reload} />
  );
  return (
    <Page
      title={t('alertInbox')}
      lead={firm ? t('alertInboxLead') : t('alertInboxLeadClient')}
      filters={
        <Segmented
          aria-label={t('inbox.state')}
          value={state}
          onChange={(next) => show({ ...filter, state: next === 'open' ? undefined : String(next) })}
          options={(['open', 'closed', 'all'] as const).map((value) => ({
            value,
            label: t(`inboxState.${value}`),
          }))}
        />
      }
    >
      <InboxFilters firm={firm} filter={filter} onChange={show} />
      {error && !data ? (
        <ErrorState error={error} onRetry={reload} />
      ) : !data || last < current ? (
        <SkeletonList />
      ) : rows.length === 0 ? (
        <NoAlerts filter={filter} onClear={() => show({ state: filter.state })} />
      ) : (
        <div ref={frame} className={styles.inbox}>
          <div className={styles.side}>
            <ul className={styles.rows} aria-label={t('alerts')}>
              {rows.map((one, place) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={styles.row}
                    aria-current={one.id === row?.id}
                    onClick={() => choose(one.id, place)}
                  >
                    <span className={styles.line}>
                      <strong>
                        <bdi>{one.thirdParty.name}</bdi>
                      </strong>
                      {one.outcome && <StatusChip status={one.outcome} dot="filled" />}
                    </span>
                    <span className={styles.line}>
                      <span>{word(one.kind)}</span>
                      <span className={styles.small}>
                        <TimeText at={one.raisedAt} />
                      </span>
                    </span>
                    {firm && (
                      <span className={styles.small}>
                        <bdi>{one.thirdParty.clientName}</bdi>
                      </span>
                    )}
                  </button>
                  {narrow && one.id === row?.id && pane}
                </li>
              ))}
            </ul>
            <Pagination
              size="small"
              hideOnSinglePage
              current={current}
              pageSize={PAGE}
              total={data.total}
              showSizeChanger={false}
              onChange={(page) => show({ ...filter, current: String(page) })}
            />
          </div>
          {!narrow && pane}
        </div>
      )}
    </Page>
  );
}

/** Only filters somebody set are to blame for an empty list. */
function NoAlerts({ filter: { state = 'open', ...rest }, onClear }: NoAlertsProps) {
  const t = useTexts();
  if (Object.keys(rest).length > 0)
    return (
      <EmptyState
        title={t('noAlertsMatch')}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    );
  const text = t(state === 'closed' ? 'noClosedAlertsText' : 'noAlertsYetText');
  return <EmptyState title={t('noAlertsYet', { state })} text={text} />;
}
