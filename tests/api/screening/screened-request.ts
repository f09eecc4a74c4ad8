import type { DraftIntake } from '../../../contract/reports/intake.ts';
import type { RequestDetail } from '../../../contract/reports/requests.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { act } from '../requests/act.ts';
import type { Cast, ScreeningApp } from './screening-app.ts';

/** Facts that are complete enough to be submitted. */
export const intakeOf = (over: DraftIntake = {}): DraftIntake => ({
  legalName: 'Kaveri Textiles Private Limited',
  entityType: 'organisation',
  countryOfIncorporation: 'IN',
  incorporatedOn: '2004-05-01',
  industry: 'manufacturing',
  relationshipType: 'supplier',
  purpose: 'Supplies cotton.',
  reportType: 'basic_screening',
  categories: ['sanctions'],
  ...over,
});

export const analysisOf = async (who: Cast['drafter'], request: { id: string; clientId: string }) =>
  (await who.call('GET /reports/v1.0/requestanalysis', { client: request.clientId, request: request.id }))
    .Data;

/** The working document of the firm. */
export async function workOf(who: Cast['drafter'], request: { id: string; clientId: string }) {
  const { working } = await analysisOf(who, request);
  if (!working) throw new Error('there is no working document');
  return working;
}

/** Drafts and submits a request, allocates it and waits until it is screened. */
export async function screenedRequest({ cast }: ScreeningApp, over: DraftIntake = {}) {
  const { Data } = await cast.client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf(over) });
  return submittedAndScreened(cast, Data);
}

/** Submits a draft, allocates it and waits until it is screened. */
export async function submittedAndScreened(cast: Cast, draft: RequestDetail) {
  const submitted = await act(cast.client, 'submit', draft, { consent: true });
  const allocated = await act(cast.allocator, 'accept_and_allocate', submitted, {
    assignee: cast.drafter.actor.userId,
  });
  const request = await act(cast.drafter, 'start', allocated);
  await screened(cast.drafter, request);
  return request;
}

/** Waits until the newest run has ended, good or bad. */
export function screened(who: Cast['drafter'], request: { id: string; clientId: string }) {
  return waitFor(
    async () => {
      const { screening } = await workOf(who, request);
      return screening && (screening.status === 'done' || screening.status === 'failed') ? screening : null;
    },
    { what: 'the screening to end', everyMs: 40 },
  );
}
