import type { FastifyInstance } from 'fastify';
import { searchEverything } from '../../../contract/reports/search.ts';
import { type Platform, route, scopeOf } from '../../platform/index.ts';
import { findPeopleNamed, findRequests } from './find-everything.ts';

export function mountSearch(app: FastifyInstance, platform: Platform) {
  const { database } = platform;

  route(
    app,
    platform,
    searchEverything,
    async ({ input: { search }, actor }) => {
      const found = await database.tx(scopeOf(actor), () => findRequests(search, actor));
      const people =
        actor.role === 'admin' ? await database.tx({ kind: 'identity' }, () => findPeopleNamed(search)) : [];
      return { Result: 'Success', Data: { ...found, people } };
    },
    // As fast as somebody types.
    { limit: { max: 300, seconds: 60, per: 'actor' } },
  );
}
