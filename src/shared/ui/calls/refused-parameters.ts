import { ApiProblem } from '../../http/api-problem.ts';

/** What the server refuses of an address, such as a view that does not exist; what somebody searched for is theirs to correct. */
export function refusedParameters(error: unknown, address: URLSearchParams): string[] {
  const fields = error instanceof ApiProblem && error.status === 400 ? Object.keys(error.fields) : [];
  // A filter of several values is refused by the place of the wrong one: `status.0`.
  const named = fields.map((field) => field.split('.')[0] ?? '');
  return named.filter((name) => name !== 'search' && address.has(name));
}
