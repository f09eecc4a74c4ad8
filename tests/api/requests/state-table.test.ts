import { REQUEST_STATUSES, type RequestStatus } from '../../../contract/request-statuses.ts';
import { REQUEST_ACTIONS, type RequestAction, ROLES, type Role } from '../../../contract/words.ts';
import type { RequestRecord } from '../../../server/modules/requests/index.ts';
import { buildIntake, buildRequest, reload } from './build-request.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

type Way = { by: Role[]; from: Partial<Record<RequestStatus, RequestStatus>> };

/** The life of a request as the people of the field say it: who, from where, to where. */
const ways: Record<RequestAction, Way[]> = {
  submit: [{ by: ['client', 'clientuser'], from: { draft: 'submitted' } }],
  accept_and_allocate: [
    {
      by: ['allocator'],
      from: {
        submitted: 'allocated',
        allocated: 'allocated',
        in_analysis: 'allocated',
        clarification: 'clarification',
        in_review: 'in_review',
      },
    },
  ],
  take_next: [],
  hand_back: [{ by: ['drafter'], from: { allocated: 'submitted', in_analysis: 'submitted' } }],
  start: [{ by: ['drafter'], from: { allocated: 'in_analysis' } }],
  ask_client: [
    {
      by: ['allocator'],
      from: {
        submitted: 'clarification',
        allocated: 'clarification',
        in_analysis: 'clarification',
        in_review: 'clarification',
      },
    },
    { by: ['drafter'], from: { allocated: 'clarification', in_analysis: 'clarification' } },
  ],
  answer: [{ by: ['client', 'clientuser'], from: { clarification: 'in_analysis' } }],
  withdraw_question: [{ by: ['allocator', 'drafter'], from: { clarification: 'in_analysis' } }],
  amend: [
    { by: ['drafter'], from: { in_analysis: 'in_analysis' } },
    {
      by: ['client', 'clientuser'],
      from: { draft: 'draft', submitted: 'submitted', clarification: 'clarification' },
    },
  ],
  submit_for_review: [{ by: ['drafter'], from: { in_analysis: 'in_review' } }],
  return: [{ by: ['allocator'], from: { in_review: 'in_analysis' } }],
  release: [{ by: ['allocator'], from: { in_review: 'released' } }],
  reject: [
    {
      by: ['allocator'],
      from: {
        submitted: 'rejected',
        allocated: 'rejected',
        in_analysis: 'rejected',
        clarification: 'rejected',
      },
    },
  ],
  cancel: [
    {
      by: ['client', 'clientuser'],
      from: {
        draft: 'cancelled',
        submitted: 'cancelled',
        allocated: 'cancelled',
        in_analysis: 'cancelled',
        clarification: 'cancelled',
      },
    },
  ],
  reopen: [{ by: ['allocator'], from: { released: 'allocated' } }],
  ask_reopen: [{ by: ['client', 'clientuser'], from: { released: 'released' } }],
  decline_reopen: [{ by: ['allocator'], from: { released: 'released' } }],
};

const wayOf = (action: RequestAction, role: Role, status: RequestStatus) =>
  ways[action].find(({ by, from }) => by.includes(role) && from[status])?.from[status];
const everMay = (action: RequestAction, role: Role) => ways[action].some(({ by }) => by.includes(role));
const seesNothing = (role: Role, status: RequestStatus) =>
  (role === 'drafter' && ['draft', 'submitted', 'rejected', 'cancelled'].includes(status)) ||
  (['admin', 'allocator'].includes(role) && status === 'draft');

function expectedStatus(action: RequestAction, role: Role, status: RequestStatus) {
  if (seesNothing(role, status)) return 404;
  if (!everMay(action, role)) return 403;
  return wayOf(action, role, status) ? 200 : 422;
}

const attempt = (role: Role, action: RequestAction, request: RequestRecord) =>
  cast[role].attempt('POST /reports/v1.0/submituseraction', {
    action,
    request: request.id,
    version: request.version,
    comment: 'Because.',
    ...(action === 'accept_and_allocate' ? { assignee: cast.other.actor.userId } : {}),
    ...(action === 'submit' ? { consent: true } : {}),
    ...(action === 'amend' ? { intake: { address: buildIntake().legalName as string } } : {}),
  });

/** Only what the client asked for can be declined. */
const askedFor = (action: RequestAction) =>
  action === 'decline_reopen' ? { reopenAskedBy: cast.client.actor.userId } : {};

const acts = REQUEST_ACTIONS.filter((action) => action !== 'take_next');
const cells = REQUEST_STATUSES.flatMap((status) => acts.map((action) => ({ status, action })));

test.each(cells)(
  'C5 $action on a request that is $status does what its table says for every role',
  async ({ status, action }) => {
    const refused = ROLES.filter((role) => expectedStatus(action, role, status) !== 200);
    const request = await buildRequest(test1, cast, { status });
    const before = await businessRows(test1);
    for (const role of refused) {
      const reply = await attempt(role, action, request);
      expect({ role, status: reply.status }).toEqual({ role, status: expectedStatus(action, role, status) });
    }
    expect(await businessRows(test1)).toBe(before);

    for (const role of ROLES.filter((one) => !refused.includes(one))) {
      const fresh = await buildRequest(test1, cast, { status, ...askedFor(action) });
      const reply = await attempt(role, action, fresh);
      expect({ role, status: reply.status, said: reply.body.Data }).toMatchObject({ role, status: 200 });
      expect((await reload(test1, fresh.id)).status).toBe(wayOf(action, role, status));
    }
  },
);
