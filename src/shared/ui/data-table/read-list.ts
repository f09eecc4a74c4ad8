import { call } from '@/shared/http';
import type { OperationKey, RequestOf } from '../../../../contract/index.ts';
import type { ListQuery } from './types.ts';

/** What a table of this operation is given: its pages, and what makes them load again. A failure is told in its rows' place. */
export const readList = <Key extends OperationKey>(reads: Key) => ({
  reads,
  // What a table asks for comes from its columns and the address, which the server judges.
  load: (query: ListQuery, signal?: AbortSignal) =>
    call(reads, query as RequestOf<Key>, { quiet: true, signal }),
});
