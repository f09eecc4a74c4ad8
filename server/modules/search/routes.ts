import type { FastifyInstance } from 'fastify';
import { getRequests } from '../../../contract/reports/requests.ts';
import { searchEverything } from '../../../contract/reports/search.ts';
import { getThirdParties } from '../../../contract/third-parties/third-parties.ts';
import { type Actor, type Platform, route, scopeOf } from '../../platform/index.ts';
import { findPeopleNamed, findRequests } from './find-everything.ts';

const nothing = { requests: [], thirdParties: [] };

/** What may not be listed is not found either. */
const isLicensed = ({ modules }: Pick<Actor, 'modules'>, list: { modules: readonly string[] }) =>
  list.modules.some((title) => modules.includes(title));

export function mountSearch(app: FastifyInstance, platform: Platform) {
  const { database } = platform;

  route(
    app,
    platform,
    searchEverything,
    async ({ input: { search }, actor }) => {
      const { requests, thirdParties } = isLicensed(actor, getRequests)
        ? await database.tx(scopeOf(actor), () => findRequests(search, actor))
        : nothing;
      const people =
        actor.role === 'admin' ? await database.tx({ kind: 'identity' }, () => findPeopleNamed(search)) : [];
      const listed = isLicensed(actor, getThirdParties) ? thirdParties : [];
      return { Result: 'Success', Data: { requests, thirdParties: listed, people } };
    },
    // As fast as somebody types.
    { limit: { max: 300, seconds: 60, per: 'actor' } },
  );
}
