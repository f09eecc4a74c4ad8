import { z } from 'zod';
import { ListLimits, SearchLimits } from '../limits.ts';
import { dataOf, id, operation, searchText } from '../operation.ts';
import { REQUEST_STATUSES } from '../request-statuses.ts';
import { RATINGS, ROLES } from '../words.ts';

const foundRequest = z.object({
  id,
  clientId: id,
  number: z.string(),
  legalName: z.string(),
  status: z.enum(REQUEST_STATUSES),
});
const foundThirdParty = z.object({ id, name: z.string(), rating: z.enum(RATINGS).nullable() });
const foundPerson = z.object({ id, name: z.string(), username: z.string(), role: z.enum(ROLES) });

/** The first few of each kind, the newest or the first by name; lists page through all of them. */
export const found = z.object({
  requests: z.array(foundRequest),
  thirdParties: z.array(foundThirdParty),
  /** For administrators, who are the ones to open them. */
  people: z.array(foundPerson),
});
export type Found = z.infer<typeof found>;

export const searchEverything = operation({
  method: 'GET',
  path: '/reports/v1.0/search',
  title:
    'Find requests, third parties and people that the caller may see, by names, numbers and texts in any script',
  access: ROLES,
  request: {
    search: searchText(ListLimits.search).refine(
      (text) => [...text.trim()].length >= SearchLimits.least,
      `Use at least ${SearchLimits.least} characters.`,
    ),
  },
  answer: dataOf(found),
  errors: [],
});
