import type { FastifyInstance } from 'fastify';
import { getAlerts } from '../../../contract/third-parties/alerts.ts';
import {
  getConditionLibrary,
  saveConditionLibrary,
} from '../../../contract/third-parties/condition-library.ts';
import { getThirdParties, saveThirdParty } from '../../../contract/third-parties/third-parties.ts';
import { type Platform, route, scopeOf } from '../../platform/index.ts';
import { findAlert, listAlerts } from './alerts/list-alerts.ts';
import { readConditionLibrary, writeConditionLibrary } from './condition-library.ts';
import { findThirdParty } from './find-third-party.ts';
import { listThirdParties } from './list-third-parties.ts';
import type { ActPorts } from './ports.ts';
import { presentThirdParty } from './present.ts';
import { saveThirdParty as save } from './save-third-party.ts';
import { watchDays } from './watch-days.ts';

/** The register: what the client decided, on which conditions, who is monitored and reviewed when. */
export function mountThirdParties(app: FastifyInstance, platform: Platform, ports: ActPorts) {
  const { database, clock, jobs } = platform;

  route(app, platform, getThirdParties, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => {
      const today = clock.calendar.today();
      if (!input.id) {
        const { rows, total } = await listThirdParties(input, actor, today);
        return { Result: 'Success', Data: rows, total };
      }
      const thirdParty = await presentThirdParty(await findThirdParty(input.id, actor), actor, today, ports);
      return { Result: 'Success', Data: [thirdParty], total: 1, thirdParty };
    }),
  );

  route(app, platform, saveThirdParty, async ({ input, actor }) => ({
    Result: 'Success',
    Data: await save(platform, ports, input, actor),
  }));

  route(app, platform, getAlerts, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => {
      if (input.id) {
        const { row, ...more } = await findAlert(input.id, actor, ports);
        return { Result: 'Success', Data: [row], total: 1, ...more };
      }
      const { rows, total } = await listAlerts(input, actor, clock.calendar);
      return { Result: 'Success', Data: rows, total };
    }),
  );

  route(app, platform, getConditionLibrary, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => ({
      Result: 'Success',
      Data: await readConditionLibrary(input.client, actor),
    })),
  );

  route(app, platform, saveConditionLibrary, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => ({
      Result: 'Success',
      Data: await writeConditionLibrary(input, actor, clock),
    })),
  );

  jobs.schedule({ name: 'third_parties.days', rhythm: { hourlyAt: 10 } }, (run) => watchDays(platform, run));
}
