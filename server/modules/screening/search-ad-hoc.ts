import type { z } from 'zod';
import type { postScreenings } from '../../../contract/screening/screenings.ts';
import { NAME_METHOD_VERSION, type Subject } from '../../../engine/names/index.ts';
import type { Actor, Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { type NameIndex, withEntries } from '../name-index/index.ts';
import { presentHit, presentScreenedList } from './present.ts';
import { notComparedAs } from './runs/not-compared.ts';

type Wanted = Extract<z.output<typeof postScreenings.request>, { zero_footprint: true }>;
type Found = Pick<z.input<typeof postScreenings.answer>['Data'], 'hits' | 'truncated' | 'searched' | 'ms'>;

/** Searches all active lists for one name. Nothing of it is stored; the trail says who searched, not for whom. */
export async function searchAdHoc(
  platform: Platform,
  lists: NameIndex,
  { subject, limit = 20 }: Wanted,
  actor: Actor,
): Promise<Found> {
  const { born, countries, identifiers, ...named } = subject;
  const wanted: Subject = {
    ...named,
    ...(born ? { born } : {}),
    ...(countries ? { countries } : {}),
    ...(identifiers
      ? {
          identifiers: identifiers.map(({ scheme, value }) => ({ ...(scheme ? { scheme } : {}), value })),
        }
      : {}),
  };
  const began = performance.now();
  const index = await lists.active();
  const [result] = await index.search([wanted]);
  const all = result?.hits ?? [];
  const hits = all.slice(0, limit);
  const ms = Math.round((performance.now() - began) * 10) / 10;
  const found = await withEntries(
    platform.database,
    hits.map((hit) => ({ subject: wanted, hit })),
  );
  await platform.database.tx({ kind: 'firm' }, () =>
    record(platform.clock, {
      type: 'screening.ad_hoc',
      actor,
      clientId: null,
      object: { type: 'watchlist', id: 'all' },
      data: { hits: hits.length },
    }),
  );
  const notCompared = notComparedAs(wanted);
  return {
    ms,
    truncated: all.length > limit || (result?.truncated.length ?? 0) > 0,
    searched: {
      lists: index.lists.map(presentScreenedList),
      at: platform.clock.now().toISOString(),
      methodVersion: NAME_METHOD_VERSION,
      notCompared: notCompared ? [notCompared] : [],
    },
    hits: found.map(presentHit),
  };
}
