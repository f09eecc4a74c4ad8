import { z } from 'zod';
import { RequestLimits } from '../limits.ts';
import {
  byAction,
  chosen,
  dataOf,
  id,
  isoTime,
  operation,
  requiredLine,
  requiredText,
} from '../operation.ts';
import { sentence } from '../texts/sentence.ts';
import { listEntry } from './matches.ts';

/** The sentences that say why two entries are one party or two, in the words of engine/clusters. */
export const LINK_REASONS = [
  'identifier.same',
  'identifier.different',
  'birth.same_day',
  'birth.near_day',
  'birth.same_year',
  'birth.different',
  'name.alike',
  'name.further',
  'name.aliases_only',
  'name.few_words',
  'name.many_words',
  'name.shared',
  'name.different',
  'country.same',
  'country.different',
  'gender.different',
  'type.different',
  'list.same',
] as const;

/** An entry by its list and the id it has there. */
const entryRef = z.object({ watchlist: z.string(), entryId: z.string() });

/** An entry as the active version of its list has it. `firstSeen` is when the first version with it was activated. */
const listedEntry = entryRef.extend({
  watchlistId: id,
  listVersion: z.number().int(),
  ...listEntry.pick({ names: true, births: true, countries: true, programmes: true, topics: true }).shape,
  firstSeen: isoTime.nullable(),
  firstVersion: z.number().int().nullable(),
});
export type ListedEntry = z.infer<typeof listedEntry>;

/**
 * Entries that are held to be about one person or organisation, and why: `links` say it by codes and values, and the
 * points that each adds or takes. It keeps its id over the versions of lists as long as most of its entries stay together.
 */
export const listedParty = z.object({
  id,
  entries: z.array(listedEntry),
  links: z.array(
    z.object({
      left: entryRef,
      right: entryRef,
      points: z.number(),
      reasons: z.array(sentence.extend({ code: z.enum(LINK_REASONS), points: z.number() })),
    }),
  ),
});
export type ListedParty = z.infer<typeof listedParty>;

/** An entry that an administrator has taken out of a party: it stands apart from the others until it is joined back. */
export const partySplit = z.object({
  id,
  entry: entryRef,
  apartFrom: z.array(entryRef),
  reason: z.string(),
  by: z.string(),
  at: isoTime,
});
export type PartySplit = z.infer<typeof partySplit>;

/** A party with the matches of a request that are about each of its entries; of some there may be none. */
export const matchedParty = listedParty.extend({
  entries: z.array(listedEntry.extend({ matches: z.array(id) })),
});
export type MatchedParty = z.infer<typeof matchedParty>;

export const getListedParty = operation({
  method: 'GET',
  path: '/reports/v1.0/listedparties',
  title: 'An entry of a watchlist, and the entries of all lists that are held to be about the same party',
  access: ['admin', 'allocator', 'drafter'],
  modules: ['Request Details', 'Settings'],
  request: { watchlist: chosen('Choose a watchlist.'), entry: requiredLine(RequestLimits.legalName) },
  answer: dataOf(
    z.object({
      /** Null where no other entry is held to be about the same party. */
      party: listedParty.nullable(),
      /** Splits that concern the entry or its party, the newest first. */
      splits: z.array(partySplit),
    }),
  ),
  errors: ['not_found'],
});

export const changeListedParty = operation({
  method: 'POST',
  path: '/reports/v1.0/listedparties',
  title: 'Take an entry out of a listed party, or join it back; decisions and reports stay as they are',
  access: ['admin'],
  modules: ['Settings'],
  request: byAction(
    { reason: requiredText(RequestLimits.reason) },
    {
      split: {
        party: chosen('Choose a listed party.'),
        watchlist: chosen('Choose a watchlist.'),
        entry: requiredLine(RequestLimits.legalName),
      },
      join: { split: chosen('Choose a split.') },
    },
  ),
  answer: dataOf(z.object({ id })),
  errors: ['not_found', 'record.stale'],
});
