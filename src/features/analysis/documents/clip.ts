import type { Attachment } from '../analysis.ts';

/** Words of a document that are to become a finding. */
export type Clip = { file: Attachment; page?: number; excerpt: string };
