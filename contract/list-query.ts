import { z } from 'zod';
import { ListLimits } from './limits.ts';
import { searchText } from './operation.ts';

/** A query parameter that may repeat or hold commas: `status=draft&status=submitted` or `status=draft,submitted`; what is said twice counts once. */
export const many = <Item extends z.ZodType>(item: Item, most = 50) =>
  z.preprocess(
    (value) =>
      value === undefined
        ? undefined
        : [
            ...new Set(
              [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [part])),
            ),
          ],
    z.array(item).max(most).optional(),
  );

export const queryFlag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean().optional(),
);

/** What a list is taken away as. */
const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;

/** `current` counts from 1; `sort` is `field` ascending or `-field` descending, from the list's allow-list;
 * `export` stands on the first page of an export of all rows, which leaves one audit event. */
export const listQuery = <const Fields extends readonly [string, ...string[]]>(sortable: Fields) => ({
  current: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(ListLimits.pageSize).optional(),
  sort: z
    .enum([...sortable, ...sortable.map((field) => `-${field}` as const)] as [string, ...string[]])
    .optional(),
  search: searchText(ListLimits.search).optional(),
  export: z.enum(EXPORT_FORMATS).optional(),
});
