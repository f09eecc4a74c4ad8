import { z } from 'zod';
import { dataOf, id, operation, uniqueArray } from '../operation.ts';
import { CATEGORY_BASES, RATING_BASES } from '../rating-basis.ts';
import { notCompared } from '../screening/matches.ts';
import { RATINGS, RISK_CATEGORIES, ROLES } from '../words.ts';

const what = {
  client: id,
  request: id,
  /** Attachments by id; without ids and version all attachments of the request. */
  ids: z.preprocess(
    (value) => (typeof value === 'string' ? [...new Set(value.split(','))] : value),
    uniqueArray(id).max(100).optional(),
  ),
};

export const getDownloads = operation({
  method: 'GET',
  path: '/reports/v1.0/downloadattachments',
  title: 'Signed addresses of attachments (type azure), or a sealed report as base64 (type pdf)',
  access: ROLES,
  modules: ['Request Details'],
  request: { ...what, report: z.coerce.number().int().min(1).optional() },
  answer: z.union([
    z.object({
      Result: z.literal('Success'),
      type: z.literal('azure'),
      Data: z.array(z.object({ signed_url: z.string(), original_name: z.string(), size: z.number().int() })),
    }),
    z.object({
      Result: z.literal('Success'),
      type: z.literal('pdf'),
      Data: z.string(),
      original_name: z.string(),
    }),
  ]),
  errors: ['not_found', 'file.corrupt'],
});

export const postDownloads = operation({
  method: 'POST',
  path: '/reports/v1.0/downloadattachments',
  title: 'The same as a blob: one file, or a zip streamed by the server',
  access: ROLES,
  modules: ['Request Details'],
  request: { ...what, report: z.number().int().min(1).optional() },
  answer: z.unknown(),
  stream: '*/*',
  reads: true,
  errors: ['not_found', 'file.corrupt'],
});

/** The address behind `signed_url`; fetched with the bearer. */
export const getSignedFile = operation({
  method: 'GET',
  path: '/reports/v1.0/files',
  title: 'One file by a signed address of at most five minutes',
  access: ROLES,
  modules: ['Request Details'],
  request: {
    id,
    exp: z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
    sig: z.string().max(100),
  },
  answer: z.unknown(),
  stream: '*/*',
  errors: ['signature.invalid', 'not_found', 'file.corrupt'],
});

export const postArchives = operation({
  method: 'POST',
  path: '/reports/v1.0/archives',
  title: 'An address that gives attachments of several requests as one zip, once and within a minute',
  access: ROLES,
  modules: ['Request Details'],
  request: {
    items: uniqueArray(
      z.strictObject({ client: id, request: id, ids: uniqueArray(id).min(1).max(100).optional() }),
      { by: ({ request }) => request },
    )
      .min(1)
      .max(100),
  },
  answer: dataOf(
    z.object({
      signed_url: z.string(),
      original_name: z.string(),
      files: z.number().int(),
      /** Of the files, before they are packed. */
      bytes: z.number().int(),
    }),
  ),
  reads: true,
  errors: ['not_found', 'file.corrupt'],
});

/** The browser opens it by itself, so no bearer travels: the ticket and the cookie of its session decide. */
export const getArchive = operation({
  method: 'GET',
  path: '/reports/v1.0/archives',
  title: 'The zip behind such an address',
  access: 'public',
  request: { ticket: z.string().max(100) },
  answer: z.unknown(),
  stream: 'application/zip',
  errors: ['signature.invalid', 'file.corrupt'],
});

export const postDossiers = operation({
  method: 'POST',
  path: '/reports/v1.0/dossiers',
  title: 'A sealed report with its data, evidence and audit events as one signed zip that proves itself',
  access: ROLES,
  modules: ['Request Details'],
  request: { client: id, request: id, version: z.number().int().min(1) },
  answer: z.unknown(),
  stream: 'application/zip',
  reads: true,
  stepUp: true,
  errors: ['not_found', 'file.corrupt', 'input.too_large'],
});

export const reportData = z.object({
  number: z.string(),
  version: z.number().int(),
  client: z.string(),
  legalName: z.string(),
  nativeName: z.string().nullable(),
  entityType: z.string(),
  reportType: z.string(),
  releasedAt: z.string(),
  /** The firm's, in which the document states its days and times; UTC where there is none. */
  timeZone: z.string().optional(),
  draftedBy: z.string(),
  releasedBy: z.string(),
  rating: z.object({
    overall: z.enum(RATINGS),
    residual: z.enum(RATINGS),
    score: z.number(),
    /** What sets the overall rating; absent from reports sealed before it was kept. */
    basis: z.enum(RATING_BASES).optional(),
    methodVersion: z.string(),
    contributions: z.array(
      z.object({
        label: z.string(),
        weight: z.number(),
        raw: z.number(),
        contribution: z.number(),
        because: z.string(),
      }),
    ),
    floors: z.array(z.object({ rule: z.string(), band: z.enum(RATINGS), because: z.string() })),
    categories: z.array(
      z.object({
        category: z.enum(RISK_CATEGORIES),
        band: z.enum(RATINGS),
        score: z.number(),
        basis: z.enum(CATEGORY_BASES).optional(),
      }),
    ),
    reason: z.string(),
    /** What stands in place of the computed rating; absent from reports sealed before there were any. */
    override: z
      .object({
        computed: z.enum(RATINGS),
        reason: z.string(),
        by: z.string(),
        approvedBy: z.string(),
        expiresOn: z.string(),
      })
      .nullish(),
  }),
  sections: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
  findings: z.array(
    z.object({
      category: z.enum(RISK_CATEGORIES),
      severity: z.string(),
      stage: z.string(),
      eventDate: z.string().nullable(),
      role: z.string(),
      summary: z.string(),
      excerpt: z.string(),
      source: z
        .object({ title: z.string(), url: z.string().optional(), publishedOn: z.string().optional() })
        .nullable(),
    }),
  ),
  matches: z.array(
    z.object({
      subject: z.string(),
      listedName: z.string(),
      watchlist: z.string(),
      similarity: z.number(),
      disposition: z.string(),
      reason: z.string(),
    }),
  ),
  screening: z.object({
    at: z.string(),
    methodVersion: z.string(),
    lists: z.array(
      z.object({
        watchlist: z.string(),
        version: z.number().int(),
        importedAt: z.string(),
        entries: z.number().int(),
      }),
    ),
    names: z.array(z.string()),
    /** Absent in reports that were sealed before it was told. */
    notCompared: z.array(notCompared).optional(),
  }),
  seal: z.object({ dataSha256: z.string(), pdfSha256: z.string(), auditHash: z.string() }),
});
export type ReportData = z.infer<typeof reportData>;

export const getReportData = operation({
  method: 'GET',
  path: '/api/reportData/:client/:request/',
  title: 'The latest sealed report as data (port of its own)',
  access: ROLES,
  modules: ['Request Details'],
  request: { version: z.coerce.number().int().min(1).optional() },
  answer: z.object({ Result: z.literal('Success'), Data: reportData }),
  errors: ['not_found'],
});
