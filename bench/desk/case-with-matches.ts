import { activeList } from '../../tests/support/data/active-list.ts';
import { startAnalysis } from '../../tests/support/data/start-analysis.ts';
import type { Cast } from '../../tests/support/people/cast.ts';
import { waitFor } from '../../tests/support/servers/wait-for.ts';

const FIRST = ['Anil', 'Bettina', 'Cosmin', 'Dalia', 'Emeka', 'Farouk', 'Greta', 'Hideo', 'Ingrid', 'Jovan'];
const LAST = ['Quillfeather', 'Ostrowane'];
const COUNTRIES = ['RU', 'KE', 'AE', 'BR', 'CA'];
const people = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`));

/** The address of an enhanced request in analysis with up to 100 open matches: five namesakes of each of 20 directors. */
export async function caseWithMatches(
  { admin, client, allocator, drafter }: Cast,
  matches: number,
): Promise<string> {
  const rows = people.flatMap((name, at) =>
    COUNTRIES.map((country, of) => `N${at}-${of},${name},person,${country},19${60 + of}-01-0${of + 1}`),
  );
  await activeList(
    admin,
    'Namesakes',
    `id,name,type,countries,births\n${rows.slice(0, matches).join('\n')}\n`,
  );
  const { Data: users } = await admin.call('GET /security/v1.0/userdetails', {});
  const { id = '' } = users.find(({ role }) => role === 'drafter') ?? {};
  const { Data: draft } = await client.call(
    'POST /reports/v1.0/requestdetails',
    {
      intake: {
        legalName: 'Wexcombe Trading Limited',
        entityType: 'organisation',
        countryOfIncorporation: 'IN',
        relationshipType: 'supplier',
        purpose: 'Supplies cotton.',
        reportType: 'enhanced_due_diligence',
        categories: ['sanctions', 'legal', 'financial', 'regulatory', 'pep', 'bribery_corruption'],
        principals: people.map((name) => ({ name, role: 'director' as const })),
      },
    },
    [{ name: 'certificate.txt', content: 'Certificate of incorporation', type: 'text/plain' }],
  );
  const which = { client: draft.clientId, request: draft.id };
  await startAnalysis({ lead: client, allocator, drafter: Object.assign(drafter, { id }) }, which);
  await waitFor(
    async () => {
      const { Data } = await drafter.call('GET /reports/v1.0/requestanalysis', which);
      return Data.working?.screening?.status === 'done' || null;
    },
    { what: 'the screening to end' },
  );
  return `/pages/requestanalysis?client=${which.client}&request=${which.request}`;
}
