import type { RequestOf } from '../../../contract/index.ts';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { save } from '../assessment/working-on.ts';
import { act, attemptAct } from '../requests/act.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import type { ScreeningApp } from '../screening/screening-app.ts';

type Work = Partial<RequestOf<'POST /reports/v1.0/requestanalysis'>>;

export const sections = [
  { key: 'summary', text: 'Nothing was found that speaks against it.' },
  { key: 'identification', text: 'The register confirms name and number.' },
  { key: 'sanctions', text: 'No entry of the lists is this company.' },
];

/** A request whose report waits for its release. */
export async function requestInReview(test: ScreeningApp, over: DraftIntake = {}, work: Work = {}) {
  const request = await screenedRequest(test, over);
  await save(test.cast.drafter, request, { sections, ...work });
  return act(test.cast.drafter, 'submit_for_review', request);
}

/** A request released by the allocator. */
export async function releasedRequest(test: ScreeningApp, over: DraftIntake = {}, work: Work = {}) {
  return act(test.cast.allocator, 'release', await requestInReview(test, over, work));
}

/** The release of what the allocator read before something happened, whatever comes of it. */
export async function attemptReleaseAfter(
  { cast }: ScreeningApp,
  request: Awaited<ReturnType<typeof requestInReview>>,
  meanwhile: () => Promise<unknown>,
) {
  const { digest } = await workOf(cast.allocator, request);
  await meanwhile();
  const { status, body } = await attemptAct(cast.allocator, 'release', request, { digest: digest ?? '' });
  return [status, body.code];
}
