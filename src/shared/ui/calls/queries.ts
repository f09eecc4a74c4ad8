import { type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { OperationKey } from '../../../../contract/index.ts';
import { showProblem, whenChanged } from '../../http/index.ts';
import { refusedParameters } from './refused-parameters.ts';
import { OF_REQUESTS, staleAfter } from './stale-after.ts';

/** Queries whose failure the person was told of: once, and again only after a success. */
const told = new WeakSet<object>();

/** What the browser has read of the server, by operation and input. */
export const queries = new QueryClient({
  queryCache: new QueryCache({
    onSuccess: (_, query) => {
      told.delete(query);
    },
    onError: (problem, query) => {
      // Of a list, what is refused leaves the address, and there is nothing to tell.
      const leaves =
        query.meta?.ofAddress && refusedParameters(problem, new URLSearchParams(location.search)).length > 0;
      if (!leaves && !told.has(query)) showProblem(problem);
      told.add(query);
    },
  }),
  // The interceptors repeat what may be repeated; without a network a call fails and says so.
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
});

/** A draft saves itself while somebody types: what is on the screen is newer than what the server would answer. */
const SAVES_ITSELF: OperationKey = 'POST /reports/v1.0/requestdetails';

whenChanged((act) => {
  const reads = staleAfter(act);
  refresh(reads, act !== SAVES_ITSELF);
});

/** News of the server: requests may have changed. */
export const refreshRequests = () => refresh(OF_REQUESTS);

const of = (reads: readonly string[]) => {
  const wanted = new Set(reads);
  return ({ queryKey }: Query) => wanted.has(String(queryKey[0]));
};

function refresh(reads: readonly string[], shownToo = true) {
  const predicate = of(reads);
  // A first read would otherwise go on and bring what was there before the change.
  if (shownToo) queries.cancelQueries({ predicate, type: 'active' }, { silent: true }).catch(() => undefined);
  queries.invalidateQueries({ predicate, refetchType: shownToo ? 'active' : 'none' }).catch(() => undefined);
}

/** What was read again for an act that ends at this moment: whoever asks for it then has it. */
const justRead = new Set<Query>();

/** Resolves once what an act made stale, and a page shows, has been read again or could not be read. */
export async function readAgain(act: OperationKey) {
  const predicate = of(staleAfter(act));
  const reading = queries.getQueryCache().findAll({ predicate, type: 'active', fetchStatus: 'fetching' });
  await queries.refetchQueries({ predicate: (query) => reading.includes(query) }, { cancelRefetch: false });
  for (const query of reading) if (!query.state.isInvalidated) justRead.add(query);
  setTimeout(() => justRead.clear());
}

export function isJustRead(queryKey: QueryKey): boolean {
  const query = queries.getQueryCache().find({ queryKey });
  return query !== undefined && justRead.has(query);
}

/** Nothing that one person read stays for the next. */
export function forgetQueries() {
  queries.cancelQueries().catch(() => undefined);
  queries.clear();
}
