import { Button, Grid, Pagination, Segmented } from 'antd';
import { useEffect, useRef } from 'react';
import { useAccess } from '@/shared/session';
import { EmptyState, ErrorState, Page, SkeletonList, useCall, useRefusedParameters } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { AlertPane, type EvidenceCard } from './alert-pane.tsx';
import { AlertRows } from './alert-rows.tsx';
import styles from './inbox.module.css';
import { daysOfAge, type InboxFilter, InboxFilters } from './inbox-filters.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useShownAlert } from './use-shown-alert.ts';

const PAGE = 20;
type NoAlertsProps = { filter: InboxFilter; onClear: () => void };

/** Alerts of all third parties, beside the one that was chosen, with its evidence and what may be done. */
export function AlertInbox({ Evidence }: { Evidence: EvidenceCard }) {
  const t = useTexts();
  const { isFirm: firm } = useAccess();
  const { address, filter, state, current, show, showPage } = useInboxAddress();
  const { age, ...asked } = filter;
  const { data, error, reload } = useCall(
    'GET /reports/v1.0/alerts',
    { ...asked, ...daysOfAge(age), state, current, pageSize: PAGE },
    { quiet: true, keepLast: true, ofAddress: true },
  );
  const isRefused = useRefusedParameters(error);
  const rows = data?.Data ?? [];
  const { row, choose, move } = useShownAlert(rows, address);
  // The last alert of the last page was dealt with: there are others before it.
  const last = data && rows.length === 0 && data.total > 0 ? Math.ceil(data.total / PAGE) : current;
  useEffect(() => {
    if (last < current) showPage(last, true);
  });
  const narrow = Grid.useBreakpoint().lg === false;
  const frame = useRef<HTMLDivElement>(null);
  const keys = useInboxKeys({ frame, row, onMove: move });
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
      {error && !data && !isRefused ? (
        <ErrorState error={error} onRetry={reload} />
      ) : !data || last < current ? (
        <SkeletonList />
      ) : rows.length === 0 ? (
        <NoAlerts filter={filter} onClear={() => show({ state: filter.state })} />
      ) : (
        <div ref={frame} className={styles.inbox}>
          <div className={styles.side}>
            <AlertRows rows={rows} shown={row} firm={firm} onChoose={choose} pane={narrow && pane} />
            <Pagination
              size="small"
              hideOnSinglePage
              current={current}
              pageSize={PAGE}
              total={data.total}
              showSizeChanger={false}
              onChange={(page) => showPage(page)}
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
