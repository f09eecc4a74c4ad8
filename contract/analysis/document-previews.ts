import { z } from 'zod';
import { dataOf, id, operation } from '../operation.ts';
import { ROLES } from '../words.ts';

/** Of a Word document, beside its body. */
export const DOCUMENT_PARTS = ['header', 'footer', 'footnotes', 'endnotes', 'comments'] as const;

const text = z.string();

/** A piece of a document in its order, as text: no mark-up, no address and no picture of it leaves the server. */
export const documentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number().int(), text }),
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('item'), text }),
  z.object({ kind: z.literal('row'), cells: z.array(text) }),
  /** What follows stands beside the body. */
  z.object({ kind: z.literal('part'), part: z.enum(DOCUMENT_PARTS) }),
]);
export type DocumentBlock = z.infer<typeof documentBlock>;

export const getDocumentPreview = operation({
  method: 'GET',
  path: '/reports/v1.0/documentpreviews',
  title: 'The text and structure of a Word document, or of the web page that an attachment is the text of',
  access: ROLES,
  modules: ['Request Details'],
  request: { client: id, request: id, id },
  answer: dataOf(
    z.object({
      blocks: z.array(documentBlock),
      /** The document goes on. */
      cut: z.boolean(),
    }),
  ),
  errors: ['not_found', 'file.corrupt', 'request.not_possible'],
});
