import { z } from 'zod';
import { id, lineText, operation } from '../operation.ts';

/** `yyyy-Qn`, as trends name their quarters. */
export const quarter = lineText(7).regex(/^20\d\d-Q[1-4]$/, 'Name a quarter as in 2026-Q3.');

export const postQuarterlyOverviews = operation({
  method: 'POST',
  path: '/reports/v1.0/quarterlyoverviews',
  title:
    'The figures of a quarter beside those of the quarter before, as a PDF in the language of the reader; with client those of one client',
  access: ['admin', 'client', 'allocator'],
  modules: ['Home'],
  request: { client: id.optional(), quarter },
  answer: z.unknown(),
  stream: '*/*',
  reads: true,
  errors: ['not_found'],
});
