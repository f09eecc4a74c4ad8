import type { Clip } from '../documents/clip.ts';
import type { FindingFacts } from '../edits/edits.ts';
import { blankFinding } from './finding-form.tsx';

/** A finding of words selected in a document, with the place they stand at. */
export const clippedFinding = ({ file, page, excerpt }: Clip): FindingFacts => ({
  ...blankFinding,
  excerpt,
  source: { title: file.name, attachmentId: file.id, ...(page && { page }) },
});
