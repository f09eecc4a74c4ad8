import type { RequestDetail } from '../../contract/reports/requests.ts';
import type { RequestAction } from '../../contract/words.ts';
import type { Cast } from '../support/people/cast.ts';
import { waitFor } from '../support/servers/wait-for.ts';

const sections = [
  { key: 'summary', text: 'Nothing was found that speaks against it.' },
  { key: 'identification', text: 'The register confirms name and number.' },
  { key: 'sanctions', text: 'No entry of the lists is this company.' },
];

/** What a firm does with Prudence, by its people: a list, a request with a file, its screening, its report. Answers the PDF. */
export async function releasedReport(
  cast: Cast,
): Promise<{ request: RequestDetail; pdf: Buffer; word: Buffer }> {
  await activateList(cast);
  const paper = { name: 'licence.txt', content: 'Licence 4711', type: 'text/plain' };
  const { Data: draft } = await cast.client.call(
    'POST /reports/v1.0/requestdetails',
    {
      intake: {
        legalName: 'Kaveri Textiles Private Limited',
        entityType: 'organisation',
        countryOfIncorporation: 'IN',
        relationshipType: 'supplier',
        purpose: 'Supplies cotton.',
        reportType: 'basic_screening',
        categories: ['sanctions'],
      },
    },
    [paper],
  );
  const { clientId: client, id: request } = draft;
  const act = async (
    role: 'client' | 'allocator' | 'drafter',
    action: RequestAction,
    now: RequestDetail,
    more = {},
  ) =>
    (
      await cast[role].call('POST /reports/v1.0/submituseraction', {
        ...{ action, request, version: now.version, ...more },
      })
    ).Data;

  const submitted = await act('client', 'submit', draft, { consent: true });
  const { Data: people } = await cast.allocator.call('GET /security/v1.0/userdetails', { assignable: true });
  const assignee = people.find(({ username }) => username === 'drafter.one')?.id;
  const allocated = await act('allocator', 'accept_and_allocate', submitted, { assignee });
  const started = await act('drafter', 'start', allocated);
  const working = await waitFor(
    async () => {
      const { Data } = await cast.drafter.call('GET /reports/v1.0/requestanalysis', { client, request });
      return Data.working?.screening?.status === 'done' && Data.working;
    },
    { what: 'the screening' },
  );
  await cast.drafter.call('POST /reports/v1.0/requestanalysis', {
    ...{ client, request, version: working.version, sections },
  });
  const { request: saved } = await cast.drafter.call('GET /reports/v1.0/requestdetails', { client, request });
  const reviewed = await act('drafter', 'submit_for_review', saved ?? started);
  const released = await act('allocator', 'release', reviewed);
  const which = { client: released.clientId, request: released.id, version: 1 };
  const word: unknown = await cast.client.call('POST /reports/v1.0/wordreports', which);
  return { request: released, pdf: await pdfOf(cast, released), word: word as Buffer };
}

async function activateList({ admin }: Cast) {
  const content = 'id,name,type,country\nE1,Zarqun Petrochemical Trading,organisation,AE';
  const { Data } = await admin.call(
    'POST /reports/v1.0/watchlists',
    { action: 'import', format: 'plain_csv', name: 'Own list', topic: 'sanctions' },
    [{ name: 'own-list.csv', content, type: 'text/csv' }],
  );
  await waitFor(async () => {
    const jobs = await admin.call('GET /reports/v1.0/jobs', { id: Data.job ?? '' });
    return jobs.Data[0]?.status === 'done';
  });
  const lists = await admin.call('GET /reports/v1.0/watchlists', {});
  const version = lists.Data.find(({ name }) => name === 'Own list')?.versions[0]?.id ?? '';
  await admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version });
}

async function pdfOf({ client: person }: Cast, { clientId: client, id: request }: RequestDetail) {
  const which = { client, request, report: 1 };
  const { Data } = await person.call('GET /reports/v1.0/downloadattachments', which);
  return Buffer.from(String(Data), 'base64');
}
