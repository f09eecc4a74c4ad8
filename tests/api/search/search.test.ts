import { randomUUID } from 'node:crypto';
import { mountSearch } from '../../../server/modules/search/index.ts';
import { thirdParties } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { buildClient, signInAs } from '../../support/people/sign-in-as.ts';
import { buildIntake, buildRequest } from '../requests/build-request.ts';
import { buildCast, type Cast, openRequestsApp } from '../requests/requests-app.ts';

const test1 = await openRequestsApp([mountSearch]);
const cast = await buildCast(test1);
afterAll(() => test1.close());

type Who = 'client' | 'clientuser' | 'allocator' | 'drafter' | 'admin';
const find = async (who: Cast[Who], search: string) =>
  (await who.call('GET /reports/v1.0/search', { search })).Data;
const names = async (who: Who, search: string) =>
  (await find(cast[who], search)).requests.map(({ legalName }) => legalName);

test('everybody finds the requests they may see, by any of their texts in any script', async () => {
  const intake = buildIntake({
    legalName: 'Quillon Anvil',
    nativeName: 'شركة الواحة',
    aliases: ['Brassmark'],
  });
  await buildRequest(test1, cast, { status: 'allocated', intake });
  for (const search of ['quil', 'anvil QUILLON', 'واحة', 'brassm'])
    for (const who of ['client', 'clientuser', 'allocator', 'drafter', 'admin'] as const)
      expect([who, search, await names(who, search)]).toEqual([who, search, ['Quillon Anvil']]);
});

test('C8 nobody finds what is another tenant’s, a colleague’s, another drafter’s or not submitted', async () => {
  await buildRequest(test1, cast, {
    status: 'allocated',
    intake: buildIntake({ legalName: 'Vermeil Secret' }),
  });
  await buildRequest(test1, cast, { status: 'draft', intake: buildIntake({ legalName: 'Vermeil Draft' }) });
  const stranger = await signInAs(test1, { role: 'client' });
  const colleague = await signInAs(test1, { role: 'clientuser', clientId: cast.clientId });
  for (const who of [stranger, colleague, cast.other])
    expect(await find(who, 'vermeil')).toEqual({ requests: [], thirdParties: [], people: [] });
  expect(await names('allocator', 'vermeil')).toEqual(['Vermeil Secret']);
  expect(await names('client', 'vermeil')).toHaveLength(2);
});

const partyOf = (clientId: string, name: string) =>
  test1.platform.database.tx({ kind: 'identity' }, async () => {
    const [party] = await db()
      .insert(thirdParties)
      .values({
        ...{ clientId, name, identity: name, entityType: 'organisation', lastRequestId: randomUUID() },
        createdAt: test1.platform.clock.now(),
      })
      .returning();
    return party?.id ?? '';
  });

test('C4 a client finds only what it holds a licence for', async () => {
  const found = async (...modules: string[]) => {
    const clientId = await buildClient(test1, undefined, modules);
    const client = await signInAs(test1, { role: 'client', clientId });
    const thirdPartyId = await partyOf(clientId, 'Licensed Umber');
    const intake = buildIntake({ legalName: 'Licensed Umber' });
    await buildRequest(test1, { ...cast, clientId, client }, { status: 'released', thirdPartyId, intake });
    const { requests, thirdParties } = await find(client, 'umber');
    return [requests.length, thirdParties.length];
  };
  expect(await found('Request Details')).toEqual([1, 1]);
  expect(await found('New Request')).toEqual([1, 0]);
  expect(await found('Home', 'Audit Trail')).toEqual([0, 0]);
});

test('C4 people are found by administrators alone', async () => {
  await signInAs(test1, { role: 'drafter', name: 'Ottoline Pemberton' });
  await signInAs(test1, { role: 'client', clientId: await buildClient(test1), name: 'Ottoline Beyond' });
  const { people } = await find(cast.admin, 'ottoline');
  expect(people.map(({ name }) => name)).toEqual(['Ottoline Beyond', 'Ottoline Pemberton']);
  expect(JSON.stringify(people)).not.toMatch(/seed|password|email/i);
  for (const who of ['client', 'clientuser', 'allocator', 'drafter'] as const)
    expect((await find(cast[who], 'ottoline')).people).toEqual([]);
});

test('D5 what is no search, or too short or too long for one, is refused', async () => {
  for (const search of ['', 'a', ' a ', 'x'.repeat(101), '<b>bold</b>', "' or 1=1", 'nul\u0000'])
    expect([search, (await cast.admin.attempt('GET /reports/v1.0/search', { search })).status]).toEqual([
      search,
      400,
    ]);
  for (const search of ['%%', '__', '?? !!'])
    expect(await find(cast.admin, search)).toEqual({ requests: [], thirdParties: [], people: [] });
});

test('of many, six are told', async () => {
  for (let made = 0; made < 8; made += 1)
    await buildRequest(test1, cast, { intake: buildIntake({ legalName: `Tamarind ${made}` }) });
  const told = await names('client', 'tamarind');
  expect(new Set(told).size).toBe(6);
  for (const name of told) expect(name).toMatch(/^Tamarind /);
});
