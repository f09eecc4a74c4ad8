import type { Finding } from '../analysis.ts';
import type { FindingFacts } from '../edits/edits.ts';

/** A finding without what the server adds to it. */
export function factsOf({
  id: _,
  machine,
  createdBy,
  createdAt,
  updatedAt,
  ...facts
}: Finding): FindingFacts {
  return facts;
}
