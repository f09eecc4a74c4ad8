import { z } from 'zod';
import { message } from '../analysis/analysis.ts';
import { CaseLimits, ListLimits, RequestLimits } from '../limits.ts';
import { many } from '../list-query.ts';
import {
  dataOf,
  id,
  isoTime,
  operation,
  requestOf,
  requiredText,
  safeText,
  uniqueArray,
} from '../operation.ts';
import { FIRM_ROLES, ROLES, TIMELINE_KINDS } from '../words.ts';
import { actedOn } from './audit.ts';
import { uploadErrors, uploads } from './requests.ts';

const modules = ['Request Details'] as const;
/** Lists of tags are parted by commas. */
const tag = safeText(CaseLimits.tag).refine((text) => !text.includes(','), 'Don’t use commas.');
const which = { client: id, request: id };

export const timelineItem = z.object({
  id,
  seq: z.number().int(),
  at: isoTime,
  kind: z.enum(TIMELINE_KINDS),
  type: z.string(),
  /** In English; readers of other languages are told by `type` and `acted`. */
  text: z.string(),
  acted: actedOn.nullable(),
  who: z.string(),
  role: z.string(),
  /** What was said with it, as far as the caller may read it. */
  words: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  files: z.array(
    z.object({ id, name: z.string(), sha256: z.string(), happened: z.enum(['added', 'removed', 'named']) }),
  ),
});
export type TimelineItem = z.infer<typeof timelineItem>;

export const getCaseTimeline = operation({
  method: 'GET',
  path: '/reports/v1.0/casetimeline',
  title: 'What happened to a request, newest first, with what changed; for client roles what they may know',
  access: ROLES,
  modules,
  request: {
    ...which,
    kind: many(z.enum(TIMELINE_KINDS)),
    /** Only what happened before this event: `next` of the page before. */
    before: z.coerce.number().int().min(1).optional(),
    pageSize: z.coerce.number().int().min(1).max(CaseLimits.timelinePage).optional(),
  },
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(timelineItem),
    next: z.number().int().nullable(),
  }),
  errors: ['not_found'],
});

const visit = z.object({
  /** When the caller opened the case before; null where this is the first time. */
  since: isoTime.nullable(),
  /** The latest things that others changed since then, as the timeline tells them. */
  changes: z.array(timelineItem),
  more: z.boolean(),
});
export type CaseVisit = z.infer<typeof visit>;

export const visitCase = operation({
  method: 'POST',
  path: '/reports/v1.0/casevisits',
  title: 'Note that one opens a case, and hear what others changed since one opened it last',
  access: ROLES,
  modules,
  request: which,
  answer: dataOf(visit),
  personal: true,
  errors: ['not_found'],
});

const person = z.object({ id, name: z.string(), role: z.enum(ROLES), isClientSide: z.boolean() });
export type CasePerson = z.infer<typeof person>;

const company = z.object({
  /** Whom a comment may mention; those of the client's side only where it is shared. */
  people: z.array(person),
  watchers: z.array(person),
  watching: z.boolean(),
});

export const getCasePeople = operation({
  method: 'GET',
  path: '/reports/v1.0/casepeople',
  title: 'Who sees a request and may be mentioned, and who watches it; for client roles their own side',
  access: ROLES,
  modules,
  request: which,
  answer: dataOf(company),
  errors: ['not_found'],
});

export const watchCase = operation({
  method: 'POST',
  path: '/reports/v1.0/casepeople',
  title: 'Watch a request that one sees, to be told what happens to it, or watch it no longer',
  access: ROLES,
  modules,
  request: { ...which, watch: z.boolean() },
  answer: dataOf(company),
  personal: true,
  errors: ['not_found'],
});

export const postCaseComment = operation({
  method: 'POST',
  path: '/reports/v1.0/casecomments',
  title: 'Comment on a request, with files and mentions; what the client side writes is always shared',
  access: ['client', 'clientuser', 'allocator', 'drafter'],
  modules,
  multipart: uploads,
  request: {
    ...which,
    text: requiredText(RequestLimits.comment),
    visibility: z.enum(['internal', 'shared']),
    /** People named in the text: each is told. */
    mentions: z.array(id).max(CaseLimits.mentions).optional(),
  },
  answer: dataOf(message),
  errors: [...uploadErrors, 'not_found', 'request.not_possible'],
});

export const getCaseTags = operation({
  method: 'GET',
  path: '/reports/v1.0/casetags',
  title: 'The firm’s own tags on the requests that one sees, the most used first',
  access: FIRM_ROLES,
  modules,
  request: {},
  answer: dataOf(z.array(z.object({ tag: z.string(), requests: z.number().int() }))),
  errors: [],
});

export const tagCase = operation({
  method: 'POST',
  path: '/reports/v1.0/casetags',
  title: 'Put a tag of the firm’s own on a request, or take it off; clients never see it',
  access: ['allocator', 'drafter'],
  modules,
  request: { ...which, action: z.enum(['add', 'remove']), tag },
  answer: dataOf(z.array(z.string())),
  errors: ['not_found', 'request.not_possible'],
});

const plain = (tag: string) => tag.toLowerCase();
const tags = uniqueArray(tag, { by: plain }).max(CaseLimits.tagsPerCall).optional();

/** Whatever else a request carries stays: two people who change different tags keep both. */
export const tagCases = operation({
  method: 'POST',
  path: '/reports/v1.0/casetags/bulk',
  title: 'Put tags of the firm’s own on several requests and take others off; all of it happens, or nothing',
  access: ['allocator', 'drafter'],
  modules,
  request: requestOf({
    requests: uniqueArray(id).min(1).max(ListLimits.pageSize),
    add: tags,
    remove: tags,
  }).refine(({ add = [], remove = [] }) => !remove.map(plain).some((tag) => add.map(plain).includes(tag)), {
    error: 'Don’t add and remove the same tag.',
    path: ['remove'],
  }),
  answer: dataOf(z.array(z.object({ request: id, tags: z.array(z.string()) }))),
  errors: ['not_found', 'request.not_possible'],
});
