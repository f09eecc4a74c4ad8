import { inArray } from 'drizzle-orm';
import type { RetentionKind } from '../../../contract/retention-kinds.ts';
import { type AgedRows, agedRows } from '../../platform/index.ts';
import { workItems } from '../../platform/jobs/tables.ts';
import { agedSessions } from '../identity/index.ts';
import { agedMentions } from '../news/index.ts';
import { agedMails, agedNotices } from '../notifications/index.ts';
import { agedDrafts, agedRequests } from '../requests/index.ts';
import { agedRuns } from '../screening/index.ts';
import { agedListVersions } from '../watchlists/index.ts';
import { agedDeliveries } from '../webhooks/index.ts';

/** The progress of work that has ended. */
const agedWork = agedRows({
  table: workItems,
  id: workItems.id,
  at: workItems.updatedAt,
  label: workItems.kind,
  where: inArray(workItems.status, ['done', 'failed']),
});

type Kind = {
  rows: AgedRows;
  /** How many one transaction removes. */
  atOnce: number;
  /** Whether the audit trail names each by its id, or says how many there were. */
  isNamed: boolean;
};

/** In the order in which they are removed: what hangs on a request goes with it. */
export const retentionKinds: Record<RetentionKind, Kind> = {
  closed_requests: { rows: agedRequests, atOnce: 1, isNamed: true },
  drafts: { rows: agedDrafts, atOnce: 1, isNamed: true },
  screening_runs: { rows: agedRuns, atOnce: 20, isNamed: true },
  news: { rows: agedMentions, atOnce: 50, isNamed: true },
  notifications: { rows: agedNotices, atOnce: 500, isNamed: false },
  list_entries: { rows: agedListVersions, atOnce: 1, isNamed: true },
  work_items: { rows: agedWork, atOnce: 500, isNamed: false },
  sessions: { rows: agedSessions, atOnce: 500, isNamed: false },
  mails: { rows: agedMails, atOnce: 500, isNamed: false },
  webhook_deliveries: { rows: agedDeliveries, atOnce: 500, isNamed: false },
};
