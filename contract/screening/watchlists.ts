import { z } from 'zod';
import { FeedLimits, FileLimits, WATCHLIST_EXTENSIONS } from '../limits.ts';
import { LIST_FIELDS } from '../list-columns.ts';
import { LIST_FORMATS } from '../list-formats.ts';
import {
  actions,
  asking,
  byAction,
  chosen,
  dataOf,
  id,
  isoDay,
  isoTime,
  lineText,
  operation,
  requiredLine,
  uniqueArray,
} from '../operation.ts';
import { LIST_TOPICS } from '../words.ts';

export const listVersion = z.object({
  id,
  number: z.number().int(),
  status: z.enum(['importing', 'staged', 'active', 'superseded', 'failed', 'discarded']),
  importedAt: isoTime,
  /** The day its publisher tells in the file, or who imported it; null where nobody does. */
  publishedOn: isoDay.nullable(),
  importedBy: z.string(),
  activatedAt: isoTime.nullable(),
  sha256: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  counts: z.object({
    entries: z.number(),
    names: z.number(),
    added: z.number(),
    changed: z.number(),
    removed: z.number(),
    rejected: z.number(),
  }),
  job: id.nullable(),
  error: z.string().nullable(),
});
export type ListVersion = z.infer<typeof listVersion>;

/** How many entries a version may remove and still be activated automatically: both must hold. */
export const removalLimit = z.strictObject({
  entries: z.number().int().min(0).max(100_000).default(20),
  /** Of the active version's entries. */
  percent: z.number().min(0).max(100).default(0.5),
});
export type RemovalLimit = z.infer<typeof removalLimit>;

/** Where a list is updated from automatically. */
export const feed = z.object({
  addresses: z.array(z.string()),
  everyHours: z.number().int(),
  activate: z.boolean(),
  removalLimit,
  nextAt: isoTime,
  checkedAt: isoTime.nullable(),
  /** Why the last fetch brought nothing; null when it went well. */
  error: z.string().nullable(),
});
export type Feed = z.infer<typeof feed>;

/** A list that is read from the folder that the operator named. */
export const listFolder = z.object({
  files: z.array(z.string()),
  activate: z.boolean(),
  removalLimit,
  /** Null while nobody has looked yet. */
  checkedAt: isoTime.nullable(),
  /** Those that were not there at the last look. */
  missing: z.array(z.string()),
  error: z.string().nullable(),
});
export type ListFolder = z.infer<typeof listFolder>;

const wantedFolder = z.strictObject({
  /** Names of files, without a path: those of one version, or a zip of them. */
  files: uniqueArray(lineText(FileLimits.name)).min(1).max(FeedLimits.addresses),
  /** As for a feed. */
  activate: z.boolean(),
  removalLimit: removalLimit.prefault({}),
});

const wantedFeed = z.strictObject({
  /** https, each one file of the list, or a zip of them. */
  addresses: uniqueArray(requiredLine(FeedLimits.address)).min(1).max(FeedLimits.addresses),
  everyHours: z.number().int().min(FeedLimits.hoursMin).max(FeedLimits.hoursMax),
  /**
   * Activates a new version automatically, but never the first one, nor one with more than 1 % of its records rejected,
   * nor one that removes an entry that has been matched or more entries than the limit.
   */
  activate: z.boolean(),
  removalLimit: removalLimit.prefault({}),
});

export const watchlist = z.object({
  id,
  key: z.string(),
  name: z.string(),
  format: z.enum(LIST_FORMATS),
  /** Of a list of the firm's own, when somebody has chosen its columns: of the version that waits, else of the active one. */
  mapping: z.partialRecord(z.enum(LIST_FIELDS), z.string()).nullable(),
  /** What the list is about, where its publisher does not say, with the version that waits or is active: entries without a topic take it. */
  topic: z.enum(LIST_TOPICS).nullable(),
  /** Lowest similarity that raises a match, 0–1. */
  threshold: z.number(),
  active: listVersion.nullable(),
  /** The newest; `versionCount` counts all. */
  versions: z.array(listVersion),
  versionCount: z.number().int(),
  feed: feed.nullable(),
  folder: listFolder.nullable(),
  /** Of the active version: since it was published, or imported where that is not known. */
  ageDays: z.number().nullable(),
});
export type Watchlist = z.infer<typeof watchlist>;

const sample = z.array(z.object({ id: z.string(), name: z.string(), before: z.string().optional() }));
export const preview = z.object({
  version: listVersion,
  /** What it is compared with: the active version while it is staged, else the one that was active before it. */
  base: z.object({ id, number: z.number().int() }).nullable(),
  added: sample,
  changed: sample,
  removed: sample,
  /** Topic words of a list of the firm's own that nobody has explained, with their entries; '' is no word at all. */
  unknownTopics: z.array(z.object({ word: z.string(), entries: z.number().int() })),
  /** The first rows that could not be read or need a look; `rejectedCount` counts all. */
  rejected: z.array(z.object({ file: z.string(), line: z.number(), reason: z.string() })),
  rejectedCount: z.number().int(),
  /** When the requests were last compared with the version; null where its import did not come so far. */
  comparison: z
    .object({
      at: isoTime,
      /** While it is staged: requests that were submitted or changed since, and whether another version was activated. */
      requestsSince: z.number().int(),
      otherBase: z.boolean(),
      /** The job that compares them again. */
      job: id.nullable(),
      /** The last such job could not end. */
      failed: z.boolean(),
    })
    .nullable(),
  /**
   * Requests whose third party resembled an added or changed entry at that time; of a staged version without those that
   * were rejected or cancelled since.
   */
  affected: z.array(
    z.object({
      requestId: id,
      clientId: id,
      number: z.string(),
      legalName: z.string(),
      entry: z.string(),
      similarity: z.number(),
      /** It could not be compared: `entry` is empty. */
      failed: z.literal(true).optional(),
    }),
  ),
});

export const getWatchlists = operation({
  method: 'GET',
  path: '/reports/v1.0/watchlists',
  title: 'Watchlists and their versions; with version the preview of what it changes',
  access: ['admin', 'allocator', 'drafter'],
  modules: ['Request Details', 'Settings'],
  request: { version: id.optional() },
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(watchlist),
    total: z.number().int(),
    /** For an admin: the files of the operator's folder; null where no folder was named. */
    folder: z.array(z.string()).nullable(),
    preview: preview.optional(),
  }),
  errors: ['not_found'],
});

/** Which list it is, and how it is read. */
const about = {
  watchlist: id.optional(),
  /** Recognised by the content of the files unless told. */
  format: z.enum(LIST_FORMATS).optional(),
  /** Name of a new list, for formats that many publishers use. */
  name: requiredLine(100).optional(),
  /** For a list of the firm's own: which column holds what. By their headings unless told; kept with the list once the version is activated. */
  mapping: z.partialRecord(z.enum(LIST_FIELDS), lineText(200)).optional(),
  /** What a list of many publishers or of the firm's own is about; kept with the list, after an import once the version is activated. */
  topic: z.enum(LIST_TOPICS).optional(),
};

export const importWatchlist = operation({
  method: 'POST',
  path: '/reports/v1.0/watchlists',
  title:
    'Import files as a new version (202 with a job), compare it with the requests again, activate or discard it, change a threshold, update it automatically',
  access: ['admin'],
  modules: ['Settings'],
  multipart: { maxFiles: 4, maxFileBytes: FileLimits.watchlist, extensions: WATCHLIST_EXTENSIONS },
  request: byAction(
    {},
    {
      /** `publishedOn` where the file does not tell it. */
      import: { ...about, publishedOn: isoDay.optional() },
      /** Says what unknown topic words of a staged version mean, and reads it again. */
      topics: {
        version: chosen('Choose a version.'),
        topic: z.enum(LIST_TOPICS).optional(),
        /** What the list's own topic words stand for; kept with the list. */
        topics: z.record(lineText(200).min(1), z.enum(LIST_TOPICS)).optional(),
      },
      activate: {
        version: chosen('Choose a version.'),
        /** The `base` of the preview that was looked at. 409 when another version is active by now. */
        base: id.nullable().optional(),
      },
      discard: { version: chosen('Choose a version.') },
      /** Compares the requests with a staged version as they are now. */
      compare: { version: chosen('Choose a version.') },
      threshold: {
        watchlist: chosen('Choose a watchlist.'),
        threshold: z.number(asking('Choose a threshold.')).min(0.5).max(1),
      },
      /** Where a list is fetched from; without one, from nowhere any more. */
      feed: { ...about, feed: wantedFeed.optional() },
      /** Fetches it now. */
      fetch: { watchlist: chosen('Choose a watchlist.') },
      /** Which files of the operator's folder a list is; without any, none any more. */
      folder: { ...about, folder: wantedFolder.optional() },
    },
  ),
  answer: dataOf(z.object({ job: id.nullable(), version: id.nullable() })),
  status: 202,
  stepUp: actions('activate'),
  errors: [
    'file.not_allowed',
    'file.empty',
    'file.too_large',
    'list.unreadable',
    'not_found',
    'watchlist.not_staged',
    'record.stale',
    'watchlist.topics_unknown',
  ],
});
