import { inArray } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { workItems } from '../../../server/platform/jobs/tables.ts';
import type { TestApp } from '../../support/servers/test-app.ts';
import { waitFor } from '../../support/servers/wait-for.ts';

const nothingUnderWay = ({ platform }: TestApp) =>
  platform.database.tx({ kind: 'identity' }, async () => {
    const underWay = await db().$count(workItems, inArray(workItems.status, ['queued', 'running']));
    return underWay === 0;
  });

/** What the calls before have queued must not change rows behind the back of what is compared. */
export const settled = (app: TestApp) =>
  waitFor(() => nothingUnderWay(app), { what: 'the queued work to end' });
