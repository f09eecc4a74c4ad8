import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getAllocations } from '../../../contract/reports/allocations.ts';
import { saveManyRequests } from '../../../contract/reports/bulk-intake.ts';
import { getJobs } from '../../../contract/reports/registers.ts';
import {
  getRequests,
  type RequestDetail,
  saveRequest,
  submitUserAction,
} from '../../../contract/reports/requests.ts';
import { getSavedViews, keepSavedView } from '../../../contract/reports/saved-views.ts';
import { type Platform, route, scopeOf } from '../../platform/index.ts';
import { suggestDrafters } from './allocation/suggest-drafters.ts';
import { takeNext } from './allocation/take-next.ts';
import { checkRows, saveRows } from './bulk/save-rows.ts';
import { defineReminders } from './case/remind-clients.ts';
import { mountCase } from './case/routes.ts';
import { mountDownloads } from './downloads/routes.ts';
import { changeDraft } from './drafts/change-draft.ts';
import { createDraft } from './drafts/create-draft.ts';
import type { DraftCall } from './drafts/draft-call.ts';
import { idempotencyOf } from './drafts/idempotency.ts';
import { listJobs } from './lists/list-jobs.ts';
import { listRequests } from './lists/list-requests.ts';
import type { SealedReports, WorkflowPorts } from './ports.ts';
import { presentRequest } from './present.ts';
import { runAct } from './run-act.ts';
import { changeViews, viewsOf } from './saved-views/saved-views.ts';
import { findVisible } from './visible.ts';

export function mountRequests(
  app: FastifyInstance,
  platform: Platform,
  ports: WorkflowPorts,
  reports: SealedReports,
) {
  const { database, clock } = platform;

  route(app, platform, getRequests, async ({ input, actor }) =>
    database.tx(
      scopeOf(actor),
      async () => {
        if (input.request) {
          const found = await findVisible(input.request, actor, input.client);
          const request = await presentRequest(found, actor, clock);
          return { Result: 'Success', Data: [request], total: 1, request };
        }
        const { rows, total } = await listRequests(input, actor, clock);
        return { Result: 'Success', Data: rows, total };
      },
      { reads: true },
    ),
  );

  route(app, platform, saveRequest, async ({ input, actor, files, req }) => ({
    Result: 'Success',
    Data: await saveDraft(platform, {
      input,
      actor,
      uploads: files,
      idempotency: idempotencyOf(keyOf(req), input, files),
    }),
  }));

  route(
    app,
    platform,
    saveManyRequests,
    async ({ input, actor, req }) => ({
      Result: 'Success',
      Data:
        input.mode === 'check'
          ? await checkRows(platform, input.rows)
          : await saveRows(platform, ports, {
              input,
              actor,
              // Not of the mode: rows that were saved as drafts may be submitted next.
              idempotency: idempotencyOf(keyOf(req), input.rows),
            }),
    }),
    // Two passes over the largest file, three times.
    { limit: { max: 600, seconds: 60, per: 'client' } },
  );

  route(
    app,
    platform,
    submitUserAction,
    async ({ input, actor, files }) => {
      const done =
        input.action === 'take_next'
          ? await takeNext(platform, ports, input, actor)
          : await runAct(platform, ports, { input, actor, uploads: files });
      return { Result: 'Success', Data: done };
    },
    { limit: { max: 300, seconds: 60, per: 'client' } },
  );

  route(app, platform, getJobs, async ({ input, actor }) => {
    const jobs = await database.tx(scopeOf(actor), () => listJobs(input.id, actor));
    return { Result: 'Success', Data: jobs, total: jobs.length };
  });

  route(app, platform, getAllocations, async ({ input, actor }) => ({
    Result: 'Success',
    Data: await database.tx(scopeOf(actor), () => suggestDrafters(input.requests ?? [], actor, clock)),
  }));

  mountCase(app, platform, ports);
  mountDownloads(app, platform, reports);
  defineReminders(platform);
  mountSavedViews(app, platform);
}

/** What the browser sends once for one press of a button. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key'];
  return Array.isArray(header) ? header[0] : header;
}

function mountSavedViews(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;

  route(app, platform, getSavedViews, async ({ input, actor }) => {
    const views = await database.tx(scopeOf(actor), () => viewsOf(input.list, actor));
    return { Result: 'Success', Data: views, total: views.length };
  });

  route(app, platform, keepSavedView, async ({ input, actor }) => {
    const views = await database.tx(scopeOf(actor), () => changeViews(input, actor, clock));
    return { Result: 'Success', Data: views, total: views.length };
  });
}

/** Creates a draft, or changes the one that is named. */
async function saveDraft(platform: Platform, call: DraftCall): Promise<RequestDetail> {
  return call.input.request ? changeDraft(platform, call) : createDraft(platform, call);
}
