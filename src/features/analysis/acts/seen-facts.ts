import type { RequestDetail } from '../analysis.ts';

/** What a person had before their eyes when they acted, under the names of the request itself. */
export function seenFacts(request: RequestDetail) {
  const { status, drafterName, allocatorName, dueOn, priority, rating, attachments, reopenAsked, intake } =
    request;
  return { status, drafterName, allocatorName, dueOn, priority, rating, attachments, reopenAsked, intake };
}
