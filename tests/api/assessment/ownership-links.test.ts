import type { DraftIntake } from '../../../contract/reports/intake.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { intakeOf, screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { save } from './working-on.ts';

const app = await openScreeningApp();
const cast = app.cast;
await useInventedList(app);
afterAll(() => app.close());

const owner = (over: object) => ({ name: 'Ilkay Demiral', role: 'beneficial_owner' as const, ...over });
const pan = { scheme: 'PAN' as const, value: 'ABCPD1234E', country: 'IN' };
const risky: DraftIntake = {
  industry: 'defence',
  relationshipType: 'agent',
  countryOfIncorporation: 'SO',
  incorporatedOn: '2026-06',
  governmentTouchpoints: 'Licences',
};
const linksOf = async (request: { id: string; clientId: string }, who: Member = cast.drafter) =>
  (await who.call('GET /reports/v1.0/ownershiplinks', { client: request.clientId, request: request.id })).Data
    .links;

async function allTrue(request: { id: string; clientId: string }) {
  const { matches } = await workOf(cast.drafter, request);
  return save(cast.drafter, request, {
    dispositions: matches.map(({ id }) => ({
      match: id,
      disposition: 'true_match' as const,
      reasonCode: 'name_and_data_agree',
      comment: 'By the passport.',
    })),
  });
}

test('a high-risk third party flags the others of its client over a shared owner with the same identifier, with the path', async () => {
  const high = await screenedRequest(app, {
    ...risky,
    legalName: 'Herat Ore Traders',
    principals: [
      owner({ name: 'I. Demiral', role: 'shareholder', identifier: { ...pan, value: 'abcpd-1234 e' } }),
    ],
  });
  expect((await workOf(cast.drafter, high)).rating?.overall).toBe('high');
  const plain = await screenedRequest(app, {
    legalName: 'Mysore Mills',
    principals: [owner({ identifier: pan, ownershipPct: 30 })],
  });
  expect(await linksOf(plain)).toMatchObject([
    {
      name: 'Herat Ore Traders',
      risk: 'high',
      path: [
        {
          from: 'Mysore Mills',
          who: 'Ilkay Demiral',
          role: 'beneficial_owner',
          as: 'shareholder',
          basis: 'the same PAN',
          reasons: [{ code: 'tie.identifier', values: { scheme: 'PAN' } }],
          to: 'Herat Ore Traders',
        },
      ],
    },
  ]);
  // The high one is tied to nobody at risk.
  expect(await linksOf(high)).toEqual([]);
});

test('a name alone ties nobody, a name with a whole date of birth does', async () => {
  await screenedRequest(app, {
    ...risky,
    legalName: 'Kunduz Ore Traders',
    principals: [owner({ name: 'Çelik, Óscar', bornOn: '1971-02-03' })],
  });
  const named = await screenedRequest(app, {
    legalName: 'Hassan Mills',
    principals: [owner({ name: 'Celik Oscar', bornOn: '1971' })],
  });
  expect(await linksOf(named)).toEqual([]);
  const born = await screenedRequest(app, {
    legalName: 'Tumkur Mills',
    principals: [owner({ name: 'Celik Oscar', role: 'director', bornOn: '1971-02-03' })],
  });
  expect(await linksOf(born)).toMatchObject([
    { name: 'Kunduz Ore Traders', path: [{ basis: 'the same name and date of birth' }] },
  ]);
});

test('an owner confirmed as the same entry of a list ties two third parties; half of it sanctioned is sanctioned', async () => {
  const people = (bornOn: string, ownershipPct: number) => [
    owner({ name: 'Dmitri Volkhovsky', bornOn, ownershipPct }),
  ];
  const held = await screenedRequest(app, { legalName: 'Baltic Feldspar', principals: people('1968', 55) });
  const worked = await allTrue(held);
  expect(worked.ownership.sanctionedPct).toBe(55);
  const other = await screenedRequest(app, {
    legalName: 'Udupi Ceramics',
    principals: people('1968-04', 10),
  });
  // Nobody has decided yet that it is the same man.
  expect(await linksOf(other)).toEqual([]);
  await allTrue(other);
  expect(await linksOf(other)).toMatchObject([
    { name: 'Baltic Feldspar', risk: 'sanctioned', path: [{ basis: expect.stringContaining('confirmed') }] },
  ]);
});

test('a risk is followed over one third party between, an owner of the chart by its own identifier', async () => {
  const cin = { scheme: 'CIN' as const, value: 'U12345KA2001PTC123456' };
  await screenedRequest(app, {
    ...risky,
    legalName: 'Ghazni Ore Traders',
    principals: [owner({ name: 'Noor Amin', identifier: { ...pan, value: 'NOORA1111N' } })],
  });
  const between = await screenedRequest(app, {
    legalName: 'Hubli Holdings Private Limited',
    registrationIds: [cin],
    principals: [owner({ name: 'Noor Amin', role: 'director', identifier: { ...pan, value: 'NOORA1111N' } })],
  });
  const far = await screenedRequest(app, {
    legalName: 'Hubli Threads',
    ownership: [{ owner: 'Hubli Holdings', owned: 'Hubli Threads', pct: 80, ownerId: cin }],
  });
  expect((await linksOf(between)).map(({ name }) => name)).toEqual(['Ghazni Ore Traders']);
  const [link] = await linksOf(far);
  expect(link?.path.map(({ to, role, as }) => [to, role, as])).toEqual([
    ['Hubli Holdings Private Limited', 'owner', 'subject'],
    ['Ghazni Ore Traders', 'director', 'beneficial_owner'],
  ]);
});

test('C1 no third party of another client is ever tied, and clients do not see the ties', async () => {
  const client = await signInAs(app, { role: 'client' });
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', {
    intake: intakeOf({ legalName: 'Foreign Mills', principals: [owner({ identifier: pan })] }),
  });
  const submitted = await act(client, 'submit', draft, { consent: true });
  const assignee = cast.drafter.actor.userId;
  const request = await act(cast.allocator, 'accept_and_allocate', submitted, { assignee });
  await screened(cast.drafter, request);
  expect(await linksOf(request)).toEqual([]);
  const wanted = { client: request.clientId, request: request.id };
  expect((await client.attempt('GET /reports/v1.0/ownershiplinks', wanted)).status).toBe(403);
  const stranger = await signInAs(app, { role: 'drafter' });
  expect((await stranger.attempt('GET /reports/v1.0/ownershiplinks', wanted)).status).toBe(404);
});
