import { call } from '@/shared/http';
import type { OperationKey, RequestOf } from '../../../../contract/index.ts';
import type { ListQuery } from './types.ts';

/** Asks for a page of a list; a failure is told where its rows would stand. */
export function readList<Key extends OperationKey>(reads: Key) {
  // What a table asks for comes from its columns and the address, which the server judges.
  return (query: ListQuery, signal?: AbortSignal) =>
    call(reads, query as RequestOf<Key>, { quiet: true, signal });
}
