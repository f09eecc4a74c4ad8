import type { FastifyInstance } from 'fastify';
import { changeListedParty, getListedParty } from '../../../contract/screening/listed-parties.ts';
import { notFound, type Platform, route } from '../../platform/index.ts';
import { findActiveEntries } from '../watchlists/index.ts';
import { joinEntry, splitEntry } from './change-party.ts';
import { findParties, findSplits } from './find-parties.ts';

export function mountRoutes(app: FastifyInstance, platform: Platform) {
  route(app, platform, getListedParty, ({ input }) =>
    platform.database.tx({ kind: 'firm' }, async () => {
      const wanted = [{ watchlistId: input.watchlist, entryId: input.entry }];
      if ((await findActiveEntries(wanted)).length === 0) throw notFound();
      const [party = null] = await findParties(wanted);
      const splits = await findSplits([...wanted, ...(party?.entries ?? [])]);
      return { Result: 'Success', Data: { party, splits } };
    }),
  );

  route(app, platform, changeListedParty, async ({ actor, input }) => ({
    Result: 'Success',
    Data: {
      id:
        input.action === 'split'
          ? await splitEntry(platform, input, actor)
          : await joinEntry(platform, input, actor),
    },
  }));
}
