import type { FastifyInstance } from 'fastify';
import { mcaNearMatch } from '../../../contract/screening/company-register.ts';
import { postScreenings } from '../../../contract/screening/screenings.ts';
import { decideSecondLook, getSecondLooks } from '../../../contract/screening/second-looks.ts';
import { type Platform, route } from '../../platform/index.ts';
import type { NameIndex, NameSearch } from '../name-index/index.ts';
import { compareNearNames } from './near-names/compare-near-names.ts';
import { screenAgain } from './runs/screen-again.ts';
import { searchAdHoc } from './search-ad-hoc.ts';
import { decideLook } from './second-look/decide-look.ts';
import { listLooks } from './second-look/list-looks.ts';

type Searching = { lists: NameIndex; names: NameSearch };

/** Searching costs a second or two of a processor when names are many: nobody may ask without end. */
const limit = { max: 120, seconds: 60, per: 'actor' } as const;

export function mountRoutes(app: FastifyInstance, platform: Platform, { lists, names }: Searching) {
  route(
    app,
    platform,
    postScreenings,
    async ({ actor, input }) => {
      if (input.zero_footprint) {
        const found = await searchAdHoc(platform, lists, input, actor);
        return { Result: 'Success', Data: { job: null, ...found } };
      }
      const job = await screenAgain(platform, input, actor);
      return { Result: 'Success', Data: { job, hits: [], truncated: false, searched: null, ms: 0 } };
    },
    { limit },
  );

  route(
    app,
    platform,
    mcaNearMatch,
    async ({ actor, input }) => ({
      Result: 'Success',
      ...(await compareNearNames(platform, names, input, actor)),
    }),
    { limit },
  );

  route(app, platform, getSecondLooks, async ({ actor, input }) => ({
    Result: 'Success',
    ...(await platform.database.tx({ kind: 'firm' }, () =>
      listLooks(actor, platform.clock.calendar, input.months),
    )),
  }));

  route(app, platform, decideSecondLook, async ({ actor, input }) => ({
    Result: 'Success',
    Data: await decideLook(platform, input, actor),
  }));
}
