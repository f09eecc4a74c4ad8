import { countEvents, lastCheckpointAt, lastVerification } from './modules/audit/index.ts';
import { truncatedScreenings } from './modules/monitoring/index.ts';
import { mailFigures } from './modules/notifications/index.ts';
import { activeLists } from './modules/watchlists/index.ts';
import { deliveryFigures } from './modules/webhooks/index.ts';
import type { Figure } from './platform/http/probes/database-figures.ts';
import type { Platform } from './platform/index.ts';
import { oldestWaitSeconds, workFigures } from './platform/jobs/work-figures.ts';

const HOUR = 3_600_000;
const secondsSince = (now: Date, then: Date) => Math.max(0, (now.getTime() - then.getTime()) / 1000);

/** What the modules know and an operator watches, from the database: every server tells the same. */
export function figuresOf(platform: Platform): Figure[] {
  const { clock } = platform;
  const lately = () => new Date(clock.now().getTime() - HOUR);
  return [
    {
      name: 'work_items',
      help: 'Imports, screenings and the like that are queued or running, and those of seven days that failed',
      label: 'status',
      read: async () => Object.entries(await workFigures(clock.now())),
    },
    {
      name: 'work_oldest_wait_seconds',
      help: 'How long the oldest queued work has been waiting',
      read: () => oldestWaitSeconds(clock.now()),
    },
    {
      name: 'mails',
      help: 'Mails that wait, and mails that a mail server refused',
      label: 'status',
      read: async () => {
        const { waiting, failed } = await mailFigures(platform);
        return Object.entries({ waiting, failed });
      },
    },
    {
      name: 'webhook_deliveries',
      help: 'Deliveries that wait, and those of 30 days that never arrived',
      label: 'status',
      read: async () => Object.entries(await deliveryFigures()),
    },
    {
      name: 'sign_in_refusals',
      help: 'Refused sign-ins of the last hour',
      read: () => countEvents({ type: 'user.sign_in_refused', since: lately() }),
    },
    {
      name: 'account_locks',
      help: 'Accounts that were locked in the last hour',
      read: () => countEvents({ type: 'user.locked', since: lately() }),
    },
    {
      name: 'watchlist_age_seconds',
      help: 'How long ago the active version of a watchlist was imported',
      label: 'list',
      read: async () =>
        (await activeLists()).map(({ key, importedAt }) => [
          key,
          secondsSince(clock.now(), new Date(importedAt)),
        ]),
    },
    {
      name: 'audit_last_checkpoint_seconds',
      help: 'When a chain of the audit trail was last signed, in Unix time',
      read: async () => {
        const at = await lastCheckpointAt();
        return at && at.getTime() / 1000;
      },
    },
    {
      name: 'audit_intact',
      help: '1 where the last verification found the audit trail intact, 0 where it did not',
      read: async () => {
        const last = await lastVerification();
        return last && Number(last.intact);
      },
    },
    {
      name: 'screenings_truncated',
      help: 'Open requests and monitored third parties whose last screening left out names that may match',
      read: truncatedScreenings,
    },
  ];
}
