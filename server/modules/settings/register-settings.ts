import type { FastifyInstance } from 'fastify';
import {
  getCategories,
  getCountries,
  getEntityTypes,
  getReportTypes,
  saveCategory,
  saveEntityType,
  saveReportType,
} from '../../../contract/reports/master-lists.ts';
import { type Platform, route, scopeOf } from '../../platform/index.ts';
import { followCalendar } from './calendar/current-calendar.ts';
import { listCountries } from './list-countries.ts';
import { listMasterItems, presentMasterItem, presentReportType } from './master-items.ts';
import { registerNamedSettings, type SettingsPorts } from './named-settings.ts';
import { saveMasterItem } from './save-master-item.ts';
import { registerTermsTexts } from './terms-texts.ts';
import { mountScheduleWatch } from './watch-schedules.ts';

export type { SettingsPorts };

export function registerSettings(app: FastifyInstance, platform: Platform, ports: SettingsPorts) {
  const { database, clock } = platform;
  app.addHook('onReady', async () => {
    await followCalendar(platform);
  });

  for (const [get, save, kind] of [
    [getEntityTypes, saveEntityType, 'entity_type'],
    [getCategories, saveCategory, 'category'],
  ] as const) {
    route(app, platform, get, async ({ actor }) => {
      const items = await database.tx(scopeOf(actor), () => listMasterItems(kind));
      return { Result: 'Success', Data: items.map(presentMasterItem), total: items.length };
    });
    route(app, platform, save, async ({ input, actor }) => {
      const change = { ...input, details: {} };
      const item = await database.tx(scopeOf(actor), () => saveMasterItem(platform, kind, change, actor));
      return { Result: 'Success', Data: presentMasterItem(item) };
    });
  }

  route(app, platform, getReportTypes, async ({ actor }) => {
    const items = await database.tx(scopeOf(actor), () => listMasterItems('report_type'));
    const { calendar } = clock;
    const rows = items.map(presentReportType).map((type) => ({
      ...type,
      dueIfSubmittedNow: calendar.addBusinessDays(calendar.today(), type.slaDays),
    }));
    return { Result: 'Success', Data: rows, total: rows.length };
  });

  route(app, platform, saveReportType, async ({ input, actor }) => {
    const { key, title, active, version, ...details } = input;
    const change = { key, title, active, version, details };
    const item = await database.tx(scopeOf(actor), () =>
      saveMasterItem(platform, 'report_type', change, actor),
    );
    return { Result: 'Success', Data: presentReportType(item) };
  });

  route(app, platform, getCountries, async () => listCountries());

  registerNamedSettings(app, platform, ports);
  registerTermsTexts(app, platform);
  mountScheduleWatch(app, platform);
}
