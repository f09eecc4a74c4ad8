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
import { TERMS_TEXTS } from '../../../contract/words.ts';
import { countries, countrySources } from '../../../engine/facts/index.ts';
import { type Platform, route, scopeOf } from '../../platform/index.ts';
import { termsText } from '../identity/index.ts';
import { followCalendar } from './calendar/current-calendar.ts';
import { listMasterItems, presentMasterItem, presentReportType } from './master-items.ts';
import { mountNamedSettings } from './named-settings.ts';
import type { SettingsPorts } from './ports.ts';
import { saveMasterItem } from './save-master-item.ts';
import { mountScheduleWatch } from './watch-schedules.ts';

export function mountSettings(app: FastifyInstance, platform: Platform, ports: SettingsPorts) {
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

  mountNamedSettings(app, platform, ports);
  mountTermsTexts(app, platform);
  mountScheduleWatch(app, platform);
}

/** Countries in the order of their names, with what is known of corruption and of the FATF's lists. */
function listCountries() {
  const rows = countries
    .map((country) => ({
      code: country.iso2,
      name: country.name,
      cpi: country.cpi ?? null,
      fatf: country.fatf ?? ('none' as const),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return {
    Result: 'Success' as const,
    Data: rows,
    total: rows.length,
    sources: Object.values(countrySources).map(({ name, asOf }) => ({ name, asOf })),
  };
}

/** The texts people agree to, as they are in force, open to everybody. */
function mountTermsTexts(app: FastifyInstance, { database }: Platform) {
  for (const name of TERMS_TEXTS) {
    app.get(`/assets/${name}.txt`, async (_req, reply) => {
      const text = await database.tx({ kind: 'system' }, () => termsText(name));
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text);
    });
  }
}
