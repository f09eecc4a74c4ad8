import { eq } from 'drizzle-orm';
import { thirdParties } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import type { keepHandlers } from '../../support/servers/job-handlers.ts';
import type { ScreeningApp } from '../screening/screening-app.ts';

/** Comparisons of monitored third parties at a moment of the test's choosing, and what they raise. */
export function comparingIn(app: ScreeningApp, handlers: ReturnType<typeof keepHandlers>) {
  return {
    compare: () =>
      handlers.run({ kind: 'monitoring.rescreen', data: {} }, {}, async (units, work) => {
        for (const unit of units) await work(unit);
        return 0;
      }),
    /** Monitors the third party whose newest request this is; answers its id. */
    monitoredPartyOf: (request: { id: string }) =>
      app.platform.database.tx({ kind: 'identity' }, async () => {
        const [party] = await db()
          .update(thirdParties)
          .set({ monitored: true })
          .where(eq(thirdParties.lastRequestId, request.id))
          .returning({ id: thirdParties.id });
        return party?.id ?? '';
      }),
    alertsOf: async (id: string) =>
      (await app.cast.allocator.call('GET /reports/v1.0/thirdparties', { id })).thirdParty?.alerts,
  };
}
