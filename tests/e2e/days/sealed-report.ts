import type { RequestDetail } from '../../../contract/reports/requests.ts';
import type { RequestAction } from '../../../contract/words.ts';
import { activeList } from '../../support/data/active-list.ts';
import { startAnalysis } from '../../support/data/start-analysis.ts';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { join } from '../login/people.ts';
import { draftRequest } from './draft-request.ts';

const LIST = 'id,name,type,countries,births\nL1,Ottokar Brandvold,person,NO,1961-02-03\n';

/** A report that the firm has released to this client, who has not read it yet. */
export async function sealedReport(
  admin: SignedIn,
  lead: SignedIn,
  legalName: string,
): Promise<RequestDetail> {
  // Without an active list no report is released.
  await activeList(admin, `List for ${legalName}`, LIST);
  const [allocator, drafter] = [await join(admin, 'allocator'), await join(admin, 'drafter')];
  const which = await caseInReview({ lead, allocator, drafter }, legalName);
  return act(allocator, 'release', which);
}

type Which = { client: string; request: string };

/** A case whose drafter asks for its release, with a summary and an answer for the risk that was ordered. */
export async function caseInReview(people: Parameters<typeof startAnalysis>[0], legalName: string) {
  const { lead, drafter } = people;
  const draft = await draftRequest(lead, legalName);
  const which: Which = { client: draft.clientId, request: draft.id };
  await startAnalysis(people, which);
  const working = await waitFor(
    async () => {
      const { Data } = await drafter.call('GET /reports/v1.0/requestanalysis', which);
      return Data.working?.screening?.status === 'done' ? Data.working : null;
    },
    { what: 'the screening to end' },
  );
  const { on, sections: searched } = working.searched;
  const sources = searched.find(({ key }) => key === 'sanctions')?.sources ?? [];
  const sections = [
    { key: 'summary', text: 'Nothing was found.' },
    {
      key: 'sanctions',
      text: '',
      assessment: { outcome: 'nothing_found' as const, searchedOn: on, sources },
    },
  ];
  await drafter.call('POST /reports/v1.0/requestanalysis', { ...which, version: working.version, sections });
  await act(drafter, 'submit_for_review', which);
  return which;
}

async function act(who: SignedIn, action: RequestAction, which: Which) {
  const { Data } = await who.call('GET /reports/v1.0/requestdetails', which);
  const version = Data[0]?.version ?? 1;
  return (await who.call('POST /reports/v1.0/submituseraction', { action, ...which, version })).Data;
}
