import { z } from 'zod';
import { id, isoDay, isoTime } from '../operation.ts';
import { PARTY_TYPES } from '../party-type.ts';
import { sentence } from '../texts/sentence.ts';
import { DISPOSITIONS, STRENGTHS, SUBJECT_ROLES } from '../words.ts';

const pair = z.object({
  left: z.string(),
  right: z.string(),
  how: z.string(),
  similarity: z.number(),
  weight: z.number(),
});
const leftover = z.object({ text: z.string(), weight: z.number() });
/** Who else bears the words that agree: entries of the list, and people of a country where that is published. */
const commonness = z.object({
  entries: z.number().int(),
  words: z.array(
    z.object({
      text: z.string(),
      alike: z.boolean(),
      bearers: z.number().int(),
      people: z.object({ region: z.string(), oneIn: z.number().int() }).optional(),
    }),
  ),
});
/** `parts` add up to the similarity; `sentence` says all of it in English. */
export const explanation = z.object({
  parts: z.array(z.object({ label: z.string(), kind: z.string(), value: z.number() })),
  pairs: z.array(pair),
  leftOnly: z.array(leftover),
  rightOnly: z.array(leftover),
  commonness: commonness.optional(),
  sentence: z.string(),
});

export const listEntry = z.object({
  id: z.string(),
  type: z.string(),
  names: z.array(z.object({ text: z.string(), kind: z.string() })),
  identifiers: z.array(
    z.object({ scheme: z.string().optional(), value: z.string(), country: z.string().optional() }),
  ),
  countries: z.array(z.string()),
  births: z.array(z.string()),
  gender: z.string().optional(),
  programmes: z.array(z.string()),
  positions: z.array(z.string()),
  topics: z.array(z.string()),
  addresses: z.array(z.string()),
  remarks: z.string().optional(),
});

export const corroboration = z.object({
  field: z.string(),
  verdict: z.enum(['supports', 'contradicts', 'unknown']),
  ours: z.string().optional(),
  theirs: z.string().optional(),
});

/** What is said of an entry that a name found, whether it is stored or only looked up. */
export const hit = {
  watchlist: z.string(),
  listVersion: z.number().int(),
  entry: listEntry,
  matchedName: z.object({ text: z.string(), kind: z.string() }),
  /** How alike the names are, 0–1. */
  similarity: z.number(),
  strength: z.enum(STRENGTHS),
  explanation,
  corroboration: z.array(corroboration),
};

export const match = z.object({
  id,
  subject: z.object({ name: z.string(), kind: z.string(), role: z.enum(SUBJECT_ROLES) }),
  ...hit,
  disposition: z.enum(DISPOSITIONS),
  reasonCode: z.string().nullable(),
  comment: z.string().nullable(),
  disposedBy: z.string().nullable(),
  disposedAt: isoTime.nullable(),
  /** A false positive on a strong or exact match waits for a second person. */
  needsSecondPerson: z.boolean(),
  confirmedBy: z.string().nullable(),
  /** The earlier disposition that still holds, when the machine carried one over. */
  carriedOver: z.boolean(),
  /** The reason as it is worded now. */
  reason: z.string().nullable(),
  /** When the disposition is asked for anew; null where it holds until a record changes. */
  expiresAt: isoTime.nullable(),
  /** The disposition that was remembered of the same records and has come to its end. */
  former: z
    .object({
      disposition: z.enum(DISPOSITIONS),
      reason: z.string().nullable(),
      comment: z.string().nullable(),
      disposedBy: z.string().nullable(),
      disposedAt: isoTime,
      expiredAt: isoTime,
    })
    .nullable(),
});
export type Match = z.infer<typeof match>;

/** A version of a list that names were screened against. */
export const screenedList = z.object({
  watchlist: z.string(),
  version: z.number().int(),
  importedAt: isoTime,
  /** Null where neither the file nor who imported it told. */
  publishedOn: isoDay.nullable(),
  entries: z.number().int(),
});
export type ScreenedList = z.infer<typeof screenedList>;

/** `isGuess`: nobody said what it is; its name and role tell. */
const screenedName = z.object({
  name: z.string(),
  kind: z.string(),
  role: z.string(),
  type: z.enum(PARTY_TYPES),
  isGuess: z.boolean(),
});

/**
 * A name that was compared with no entry, or not as a whole. `reason` goes on after "because" and is in English;
 * `reasons` gives it by codes and values.
 */
export const notCompared = z.object({
  name: z.string(),
  reason: z.string(),
  reasons: z.array(sentence),
});
export type NotCompared = z.infer<typeof notCompared>;

export const screeningRun = z.object({
  id,
  status: z.enum(['queued', 'running', 'done', 'failed']),
  percent: z.number(),
  label: z.string(),
  startedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
  methodVersion: z.string(),
  lists: z.array(screenedList),
  subjects: z.array(screenedName),
  notCompared: z.array(notCompared),
  matches: z.number().int(),
  /** Names of which more entries of a list may be as close as its threshold than were kept. */
  truncated: z.array(z.object({ subject: z.string(), watchlist: z.string() })),
  /** Another list version, threshold or method counts now, or the intake changed after the run. */
  stale: z.boolean(),
  error: z.string().nullable(),
});
export type ScreeningRun = z.infer<typeof screeningRun>;
