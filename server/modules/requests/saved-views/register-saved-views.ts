import type { FastifyInstance } from 'fastify';
import { getSavedViews, keepSavedView } from '../../../../contract/reports/saved-views.ts';
import { type Platform, route, scopeOf } from '../../../platform/index.ts';
import { changeViews, viewsOf } from './saved-views.ts';

export function registerSavedViews(app: FastifyInstance, platform: Platform) {
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
