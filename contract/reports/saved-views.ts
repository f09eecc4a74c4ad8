import { z } from 'zod';
import { SavedViewLimits } from '../limits.ts';
import { byAction, chosen, id, listOf, operation, requiredLine } from '../operation.ts';
import { ROLES } from '../words.ts';

/** The list that a view belongs to, as its table is called. */
const list = z.string().regex(/^[a-z][a-z-]{0,39}$/, 'Choose a list.');
/** Filters, order and search, as they stand behind the `?` of the page's address. */
const query = z
  .string()
  .max(SavedViewLimits.query)
  .regex(/^[\w.~%=&,+*-]*$/, 'Send the query part of the address (after the ?).');

export const savedView = z.object({
  id,
  title: z.string(),
  query: z.string(),
  shared: z.boolean(),
  own: z.boolean(),
  owner: z.string(),
  /** Whether it stands in one’s own switch of views, and whether one’s list opens with it. */
  pinned: z.boolean(),
  isDefault: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const getSavedViews = operation({
  method: 'GET',
  path: '/reports/v1.0/savedviews',
  title:
    'The views of a list that one keeps, and those that colleagues share: of the same client, or of the firm',
  access: ROLES,
  request: { list },
  answer: listOf(savedView),
  errors: [],
});

export const keepSavedView = operation({
  method: 'POST',
  path: '/reports/v1.0/savedviews',
  title:
    'Save a view under a title, which replaces the one of that title, remove one of one’s own, or mark any visible one for oneself: pinned, or opened by default; read-only people save views for themselves only',
  access: ROLES,
  request: byAction(
    { list },
    {
      keep: {
        view: z.strictObject({ title: requiredLine(SavedViewLimits.title), query, shared: z.boolean() }),
      },
      remove: { id: chosen('Choose a view.') },
      /** A mark that is not sent stays as it is. */
      mark: {
        id: chosen('Choose a view.'),
        pinned: z.boolean().optional(),
        isDefault: z.boolean().optional(),
      },
    },
  ),
  answer: listOf(savedView),
  personal: true,
  errors: ['not_found', 'request.not_possible'],
});
