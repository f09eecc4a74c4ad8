import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { postQuarterlyOverviews } from '../../../contract/reports/quarterly-overviews.ts';
import { getDashboards, getTrends } from '../../../contract/reports/registers.ts';
import {
  type Actor,
  type FirmCalendar,
  type Platform,
  route,
  scopeOf,
  withinDays,
} from '../../platform/index.ts';
import { closeRenderer } from '../reports/index.ts';
import { asDownload, outlookFor, requestView as r, visibleTo } from '../requests/index.ts';
import { decisionsByList } from '../screening/index.ts';
import { countDue, countThirdParties } from '../third-parties/index.ts';
import { clientOf } from './client-of.ts';
import { countRequests } from './figures.ts';
import { loadOfDrafters, recentReports, topRisks, waitingList } from './lists.ts';
import { openOverview } from './overview/open-overview.ts';
import { conditionsOf, counted, tilesOf } from './tiles.ts';
import { ageing, findings, monthly, monthsBetween, quarterly } from './trends.ts';

type Query = Omit<z.output<typeof getDashboards.request>, 'C_TIMESTAMP'>;

export function mountDashboards(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  app.addHook('onClose', closeRenderer);

  route(
    app,
    platform,
    postQuarterlyOverviews,
    async ({ input, actor, reply }) => {
      const { name, content } = await openOverview(platform, input, actor);
      asDownload(reply, { name, mime: 'application/pdf' });
      return content;
    },
    { limit: { max: 20, seconds: 60, per: 'actor' } },
  );

  route(app, platform, getDashboards, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => {
      const client = await clientOf(input, actor);
      const requests = and(visibleTo(actor), ...requestFilters(input, clock.calendar));
      const outlook = await outlookFor(actor);
      const tiles = tilesOf(actor, clock, outlook, input);
      const { byStatus, fitting } = await countRequests(requests, conditionsOf(tiles));
      const thirdParties = await countThirdParties(input, actor);
      return {
        Result: 'Success',
        Data: {
          asOf: clock.now().toISOString(),
          tiles: counted(tiles, fitting, { highRisk: thirdParties.all.high }),
          thirdParties: thirdParties.all,
          byStatus,
          byCountry: thirdParties.byCountry,
          countries: thirdParties.countries,
          load:
            actor.role === 'allocator' || actor.role === 'admin' ? await loadOfDrafters(actor, clock) : [],
          waiting: await waitingList(requests, outlook, actor, clock),
          recentReports: await recentReports(requests),
          topRisks: await topRisks(requests),
          client,
          due: actor.role === 'client' ? await countDue(actor, clock.calendar.today()) : null,
        },
      };
    }),
  );

  route(app, platform, getTrends, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => {
      const client = await clientOf(input, actor);
      const requests = and(visibleTo(actor), input.client ? eq(r.clientId, input.client) : undefined);
      const months = monthsBetween(input, clock.calendar.today());
      return {
        Result: 'Success',
        Data: {
          asOf: clock.now().toISOString(),
          months: await monthly(requests, months, clock.calendar),
          quarters: await quarterly(requests, months, clock.calendar),
          ageing: await ageing(requests, actor, clock),
          findings: isFirm(actor) ? await findings(requests) : [],
          lists:
            actor.role === 'allocator' || actor.role === 'admin'
              ? await decisionsByList(`${months[0]}-01`, input.client, clock.calendar)
              : [],
          client,
        },
      };
    }),
  );
}

const isFirm = (actor: Actor) => actor.clientId === null;

function requestFilters(query: Query, calendar: FirmCalendar): (SQL | undefined)[] {
  return [
    query.client ? eq(r.clientId, query.client) : undefined,
    withinDays(r.createdAt, query, calendar),
    query.reportType ? inArray(r.reportType, query.reportType) : undefined,
    query.country ? inArray(r.country, query.country) : undefined,
  ];
}
