import { z } from 'zod';
import { reviewTask } from '../analysis/reviews.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import {
  ATTACHMENT_EXTENSIONS,
  CaseLimits,
  FileLimits,
  ListLimits,
  RequestLimits,
  ReviewLimits,
} from '../limits.ts';
import { listQuery, many, queryFlag } from '../list-query.ts';
import {
  byAction,
  chosen,
  dataOf,
  freeText,
  id,
  isoDay,
  isoTime,
  lineText,
  operation,
  storedVersion,
  uniqueArray,
  version,
} from '../operation.ts';
import { RATING_BASES } from '../rating-basis.ts';
import { ratingOutlook } from '../ratings/ratings.ts';
import { REQUEST_STATUSES } from '../request-statuses.ts';
import { RATINGS, REQUEST_ACTIONS, type RequestAction, ROLES, TIMELINE_KINDS } from '../words.ts';
import { consent, intake } from './intake.ts';

export const uploads = {
  maxFiles: FileLimits.files,
  maxFileBytes: FileLimits.perFile,
  extensions: ATTACHMENT_EXTENSIONS,
} as const;
export const uploadErrors = ['file.not_allowed', 'file.empty', 'file.too_large', 'file.no_room'] as const;

export const attachment = z.object({
  id,
  name: z.string(),
  /** What it is said to be; null where nobody said it. */
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  size: z.number().int(),
  mime: z.string(),
  sha256: z.string(),
  uploadedBy: z.string(),
  uploadedAt: isoTime,
});

/** When a report will be ready if it goes on as its kind usually does; for the firm, while the clock runs. */
export const forecast = z.object({
  expectedOn: isoDay,
  /** Business days: still needed, and left until the promised day. */
  needed: z.number().int(),
  left: z.number().int(),
  atRisk: z.boolean(),
  /** How many finished reports of its type say so; 0 when only the promised days do. */
  basis: z.number().int(),
});

export const requestRow = z.object({
  id,
  number: z.string(),
  clientId: id,
  clientName: z.string(),
  legalName: z.string(),
  entityType: z.string(),
  country: z.string().nullable(),
  reportType: z.string().nullable(),
  categories: z.array(z.string()),
  priority: z.string(),
  status: z.enum(REQUEST_STATUSES),
  version: storedVersion,
  authorId: id,
  authorName: z.string(),
  drafterId: id.nullable(),
  drafterName: z.string().nullable(),
  allocatorName: z.string().nullable(),
  rating: z.enum(RATINGS).nullable(),
  ratingScore: z.number().nullable(),
  /** What sets the rating. */
  ratingBasis: z.enum(RATING_BASES).nullable(),
  provisional: z.boolean(),
  /** While matches are open; for the firm. */
  ratingOutlook: ratingOutlook.nullable(),
  /** The rating is an approved override that holds until this day; for the firm. */
  overrideUntil: isoDay.nullable(),
  submittedAt: isoTime.nullable(),
  dueOn: isoDay.nullable(),
  overdue: z.boolean(),
  forecast: forecast.nullable(),
  /** Since when it has been in its status. */
  statusSince: isoTime,
  releasedAt: isoTime.nullable(),
  attachments: z.number().int(),
  /** The firm’s own; none for client roles. */
  tags: z.array(z.string()),
  /** The client asked for the released report to be taken up again, and nobody has decided yet. */
  reopenAsked: z.boolean(),
  /** What others changed last since the caller opened the case; null for nothing, or where they never opened it. */
  changed: z.enum(TIMELINE_KINDS).nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type RequestRow = z.infer<typeof requestRow>;

/** What the signed-in person may do to it now, from the same policy that judges the call. */
export const allowedActions = z.array(z.enum(REQUEST_ACTIONS));

export const requestDetail = requestRow.extend({
  /** Since it was submitted. */
  thirdPartyId: id.nullable(),
  intake: intake.partial(),
  consent: consent.nullable(),
  files: z.array(attachment),
  actions: allowedActions,
});
export type RequestDetail = z.infer<typeof requestDetail>;

export const VIEWS = [
  'all',
  'mine',
  'unallocated',
  'overdue',
  'at_risk',
  'unanswered',
  'returned',
  'high_risk',
  'awaiting_me',
  'watched',
  'open',
  'closed',
  /** Within the last thirty days. */
  'recently_released',
] as const;

/** What a list of requests is narrowed to. */
export const requestFilters = {
  client: id.optional(),
  /** Rows chosen in a list, such as for an export of them alone; those that the caller may not see are left out. */
  selected: many(id, ListLimits.pageSize),
  view: z.enum(VIEWS).optional(),
  status: many(z.enum(REQUEST_STATUSES)),
  reportType: many(lineText(60)),
  category: many(lineText(60)),
  country: many(lineText(2).length(2)),
  entityType: many(lineText(60)),
  rating: many(z.enum(RATINGS)),
  drafter: many(id),
  tag: many(lineText(CaseLimits.tag)),
  overdue: queryFlag,
  createdFrom: isoDay.optional(),
  createdTo: isoDay.optional(),
};

export const requestListQuery = listQuery([
  'number',
  'legalName',
  'status',
  'createdAt',
  'updatedAt',
  'submittedAt',
  'dueOn',
  'rating',
  'clientName',
  'country',
  'reportType',
]);

export const getRequests = operation({
  method: 'GET',
  path: '/reports/v1.0/requestdetails',
  title: 'Requests that the role may see; one of them in full with client and request',
  access: ROLES,
  modules: ['New Request', 'Request Details'],
  request: { ...requestFilters, request: id.optional(), ...requestListQuery },
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(requestRow),
    total: z.number().int(),
    /** Only when one request was asked for. */
    request: requestDetail.optional(),
  }),
  errors: ['not_found'],
});

export const saveRequest = operation({
  method: 'POST',
  path: '/reports/v1.0/requestdetails',
  title: 'Create a draft or change its intake, with files',
  access: ['client', 'clientuser'],
  modules: ['New Request'],
  multipart: uploads,
  request: {
    request: id.optional(),
    version: version.optional(),
    intake: intake.partial(),
    removeFiles: uniqueArray(id).max(FileLimits.files).optional(),
    /** What the files sent with this call are. */
    documentKind: z.enum(DOCUMENT_KINDS).optional(),
    /** What files that are there already are; null takes it back. */
    fileKinds: uniqueArray(z.strictObject({ file: id, kind: z.enum(DOCUMENT_KINDS).nullable() }), {
      by: ({ file }) => file,
    })
      .max(FileLimits.files)
      .optional(),
  },
  answer: dataOf(requestDetail),
  errors: [...uploadErrors, 'not_found', 'request.stale', 'request.key_reused', 'request.not_possible'],
});

const oneRequest = {
  client: id.optional(),
  request: chosen('Choose a request.'),
  version,
};

export const submitUserAction = operation({
  method: 'POST',
  path: '/reports/v1.0/submituseraction',
  title: 'One action of the life of a request',
  access: ROLES,
  modules: ['New Request', 'Request Details'],
  multipart: uploads,
  request: byAction({ comment: freeText(RequestLimits.comment).optional() }, {
    submit: { ...oneRequest, consent: z.boolean().optional() },
    accept_and_allocate: { ...oneRequest, assignee: id.optional() },
    /** The server chooses the request. */
    take_next: {},
    hand_back: oneRequest,
    start: oneRequest,
    ask_client: oneRequest,
    answer: {
      ...oneRequest,
      /** What the files sent with it are, by their place among them from 0; of the others nobody said it. */
      documentKinds: uniqueArray(
        z.strictObject({
          file: z
            .number()
            .int()
            .min(0)
            .max(FileLimits.files - 1),
          kind: z.enum(DOCUMENT_KINDS),
        }),
        { by: ({ file }) => file },
      )
        .max(FileLimits.files)
        .optional(),
    },
    withdraw_question: oneRequest,
    amend: { ...oneRequest, intake: intake.partial().optional() },
    submit_for_review: oneRequest,
    /** With what is to be changed, task by task. */
    return: { ...oneRequest, tasks: uniqueArray(reviewTask).max(ReviewLimits.tasks).optional() },
    release: {
      ...oneRequest,
      /**
       * Of the working document that was read: what another one would seal is refused as stale. Without it the release
       * says nothing of what was read, and only the version of the request is compared.
       */
      digest: lineText(64).optional(),
    },
    reject: oneRequest,
    cancel: oneRequest,
    reopen: oneRequest,
    ask_reopen: oneRequest,
    decline_reopen: oneRequest,
  } satisfies Record<RequestAction, z.ZodRawShape>),
  answer: dataOf(requestDetail),
  errors: [
    ...uploadErrors,
    'not_found',
    'request.stale',
    'request.already_allocated',
    'request.not_possible',
    'request.incomplete',
    'request.own_work',
    'request.conflict',
    'request.assignee',
    'screening.not_ready',
  ],
});
