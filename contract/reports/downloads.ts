import { z } from 'zod';
import { dataOf, id, operation, uniqueArray } from '../operation.ts';
import { ROLES } from '../words.ts';
import { reportData } from './report-data.ts';

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

export const postWordReports = operation({
  method: 'POST',
  path: '/reports/v1.0/wordreports',
  title: 'An editable copy of a sealed report as a Word document, in the language of the reader',
  access: ROLES,
  modules: ['Request Details'],
  request: { client: id, request: id, version: z.number().int().min(1) },
  answer: z.unknown(),
  stream: '*/*',
  reads: true,
  errors: ['not_found'],
});

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
