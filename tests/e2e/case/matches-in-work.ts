import { activeList } from '../../support/data/active-list.ts';
import { startAnalysis } from '../../support/data/start-analysis.ts';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { join, joinClient } from '../login/people.ts';

const CONSONANTS = [...'bdfghjklmnprstvz'];
const VOWELS = [...'aeiou'];
const oneOf = (letters: string[]) => letters[Math.floor(Math.random() * letters.length)] ?? '';
/** A name like no other, so that no list of another test finds it. */
const word = () => {
  const letters = Array.from({ length: 4 }, () => oneOf(CONSONANTS) + oneOf(VOWELS)).join('');
  return letters[0]?.toUpperCase() + letters.slice(1);
};

/** Entries of the list that bear one name. */
const NAMESAKES = 5;
const COUNTRIES = ['RU', 'KE', 'AE', 'BR', 'CA'];

let made = 0;

/** A request in analysis with so many open matches: five namesakes of each of its principals, on a list of its own. */
export async function matchesInWork(admin: SignedIn, count: number) {
  made += 1;
  const people = Array.from({ length: count / NAMESAKES }, () => `${word()} ${word()}`);
  const rows = people.flatMap((name, at) =>
    COUNTRIES.map(
      (country, of) => `N${made}-${at}-${of},${name},person,${country},19${60 + of}-01-0${of + 1}`,
    ),
  );
  const content = `id,name,type,countries,births\n${rows.join('\n')}\n`;
  await activeList(admin, `Namesakes ${made}`, content);

  const lead = await joinClient(admin);
  const [allocator, drafter] = [await join(admin, 'allocator'), await join(admin, 'drafter')];
  const { Data: draft } = await lead.call('POST /reports/v1.0/requestdetails', {
    intake: {
      legalName: `${word()} ${word()}`,
      entityType: 'organisation' as const,
      countryOfIncorporation: 'IN',
      relationshipType: 'supplier' as const,
      purpose: 'Supplies cotton.',
      reportType: 'basic_screening',
      categories: ['sanctions'],
      principals: people.map((name) => ({ name, role: 'director' as const })),
    },
  });
  const which = { client: draft.clientId, request: draft.id };
  await startAnalysis({ lead, allocator, drafter }, which);
  await waitFor(
    async () => {
      const { Data } = await drafter.call('GET /reports/v1.0/requestanalysis', which);
      return Data.working?.screening?.status === 'done' || null;
    },
    { what: 'the screening to end' },
  );
  return {
    drafter,
    which,
    address: `/pages/requestanalysis?client=${draft.clientId}&request=${draft.id}`,
  };
}
