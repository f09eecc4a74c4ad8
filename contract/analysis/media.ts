import { z } from 'zod';
import { AnalysisLimits, MediaLimits } from '../limits.ts';
import {
  byAction,
  chosen,
  dataOf,
  freeText,
  id,
  isoDay,
  isoTime,
  lineText,
  operation,
} from '../operation.ts';
import { uploadErrors } from '../reports/requests.ts';
import { MEDIA_EXTENSIONS, MEDIA_LABELS, MEDIA_SOURCE_KINDS, MEDIA_SOURCE_STATES } from '../words.ts';

/** What the machine read in a passage; offsets are those of the finding's excerpt as it was proposed. */
export const machineReading = z.object({
  /** The version of the model. */
  model: z.number().int(),
  label: z.enum(MEDIA_LABELS),
  /** Of the label, 0–1. */
  probability: z.number(),
  subLabel: z.string().nullable(),
  /** The words that decided, each with its part of the score in log-odds. */
  words: z.array(
    z.object({ text: z.string(), start: z.number().int(), end: z.number().int(), weight: z.number() }),
  ),
  mentions: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['name', 'short', 'carried']),
      start: z.number().int(),
      end: z.number().int(),
    }),
  ),
  /** Adverse, but not tied to a name of the request: a person says whom it is about, or dismisses it. */
  unassigned: z.boolean().optional(),
  /** As the passage tells it: a day, a month or a year. */
  date: z.string().nullable(),
  excerpt: z.string(),
  /** Where the excerpt stands in the text of the source, in UTF-16 units. */
  span: z.object({ start: z.number().int(), end: z.number().int() }),
  /** The same for all passages of a request that tell one event. */
  event: z.string(),
  source: id,
  /** What another version of the model said of the passage, where it said something else. */
  before: z
    .object({ label: z.enum(MEDIA_LABELS), probability: z.number().nullable(), model: z.number().int() })
    .optional(),
});
export type MachineReading = z.infer<typeof machineReading>;

/** Why a document that was read has no proposal. */
const NO_PROPOSAL_REASONS = ['not_english', 'not_named', 'not_tied', 'not_adverse'] as const;

/** A document that is read for passages about the third party. */
export const mediaSource = z.object({
  id,
  kind: z.enum(MEDIA_SOURCE_KINDS),
  title: z.string(),
  url: z.string().nullable(),
  publishedOn: isoDay.nullable(),
  /** `not_read`: the request was closed before its turn came. */
  status: z.enum([...MEDIA_SOURCE_STATES, 'not_read']),
  /** Why it could not be read, or which of its pages, and what to do. */
  error: z.string().nullable(),
  /** The version of the model that read it last. */
  model: z.number().int().nullable(),
  /** Another version is active by now, or the names of the request are others. */
  outdated: z.boolean(),
  passages: z.number().int(),
  proposed: z.number().int(),
  /** Why the last reading proposed nothing, and the passage that came closest. */
  noProposals: z
    .object({
      reason: z.enum(NO_PROPOSAL_REASONS),
      closest: z
        .object({
          label: z.enum(MEDIA_LABELS),
          probability: z.number(),
          excerpt: z.string(),
          /** Of a PDF, from 1. */
          page: z.number().int().optional(),
        })
        .optional(),
    })
    .nullable(),
  /** Whether the attachment is the text of a web page. */
  isWebPage: z.boolean(),
  /** More was found than is proposed of one document. */
  cut: z.boolean(),
  /** Only the first million characters of its text were read. */
  partlyRead: z.boolean(),
  /** Pages without text, such as scans, which were not read: `2, 4–5`. */
  unreadPages: z.string().nullable(),
  /** Whether the client sees the file, and so its name. */
  shared: z.boolean(),
  attachmentId: id.nullable(),
  sha256: z.string(),
  /** A person, or the feed that brought it. */
  addedBy: z.string(),
  addedAt: isoTime,
  readAt: isoTime.nullable(),
});
export type MediaSource = z.infer<typeof mediaSource>;

/** A document of which the end, some pages or everything was not searched for adverse media. */
export const notSearched = z.object({
  /** Absent where the client does not see the document. */
  title: z.string().optional(),
  what: z.enum(['end', 'pages', 'all']),
  /** Those of `pages`: `2, 4–5`. */
  pages: z.string().optional(),
});
export type NotSearched = z.infer<typeof notSearched>;

export const media = z.object({
  /** The active version of the model; while there is none documents wait. */
  model: z.number().int().nullable(),
  sources: z.array(mediaSource),
  notSearched: z.array(notSearched),
  /** Whether drafters may have the server fetch a web page. */
  capture: z.boolean(),
});

const about = { title: lineText(AnalysisLimits.title).optional(), publishedOn: isoDay.optional() };

export const saveMediaSource = operation({
  method: 'POST',
  path: '/reports/v1.0/mediasources',
  title:
    'Add a document, pasted text or a captured web page to be read for adverse media, or have one read again',
  access: ['drafter'],
  modules: ['Request Details'],
  multipart: { maxFiles: 1, maxFileBytes: MediaLimits.fileBytes, extensions: MEDIA_EXTENSIONS },
  request: byAction(
    { client: id, request: id },
    {
      /** A file, or a text with a title. */
      add: {
        ...about,
        url: lineText(AnalysisLimits.url).optional(),
        text: freeText(MediaLimits.pasted).optional(),
      },
      capture: { ...about, url: lineText(AnalysisLimits.url) },
      /** A source that was read, or could not be. */
      read_again: { source: chosen('Choose a source.') },
    },
  ),
  answer: dataOf(z.object({ job: id, source: id })),
  status: 202,
  errors: [...uploadErrors, 'not_found', 'request.not_possible', 'media.not_captured'],
});
