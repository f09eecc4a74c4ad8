import { sql } from 'drizzle-orm';
import { mountAssessment } from '../../../server/modules/assessment/index.ts';
import { fillMissingWords } from '../../../server/modules/requests/index.ts';
import { db } from '../../../server/platform/index.ts';
import { buildClient, signInAs } from '../../support/people/sign-in-as.ts';
import { act } from './act.ts';
import { buildIntake, buildRequest, reload } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp([
  (app, platform) => mountAssessment(app, platform, { reportVersionsOf: async () => [] }),
]);
const cast = await buildCast(test1);
afterAll(() => test1.close());

type Who = 'client' | 'clientuser' | 'allocator' | 'drafter' | 'admin';
const found = async (who: Who, search: string) => {
  const { Data } = await cast[who].call('GET /reports/v1.0/requestdetails', { search });
  return Data.map(({ legalName }) => legalName);
};

test('a request is found by its number, every name, its identifiers, its people and its purpose', async () => {
  const made = await cast.clientuser.call('POST /reports/v1.0/requestdetails', {
    intake: buildIntake({
      legalName: 'Sahyadri Müller Werke',
      aliases: ['Blue Lantern'],
      formerNames: ['Erstwhile Traders'],
      nativeName: 'सह्याद्री वर्क्स',
      registrationIds: [{ scheme: 'VAT', value: 'DE-811.907/980' }],
      principals: [{ name: 'Олег Тарханенко', role: 'director' }],
      purpose: 'Forged valves for pipelines.',
    }),
  });
  const { number } = made.Data;
  const searches = [
    number,
    number.replace(/^PR-0+/, ''),
    'müller SAHYADRI',
    'blue lan',
    'erstwhile',
    'सह्याद्री',
    'de811907980',
    'tarkhanenko',
    'тарханенко',
    'valves forg',
  ];
  for (const search of searches)
    expect([search, await found('client', search)]).toEqual([search, ['Sahyadri Müller Werke']]);
  expect(await found('client', 'lantern pipelines absent')).toEqual([]);
});

test('every list is searched in any script, and refuses what no search box takes', async () => {
  await cast.clientuser.call('POST /reports/v1.0/requestdetails', {
    intake: buildIntake({ legalName: 'Nordlys A/S', nativeName: 'شركة واحة' }),
  });
  for (const search of ['شركة واحة', 'واحة', 'Nordlys A S'])
    expect([search, await found('client', search)]).toEqual([search, ['Nordlys A/S']]);
  for (const search of ['𞤀'.repeat(100), 'n'.repeat(100), 'क्षि'])
    expect(await found('client', search)).toEqual([]);
  for (const search of ['<b>', 'شركة{}', 'a=b', 'a/b', '𞤀'.repeat(101), 'n'.repeat(101)]) {
    const { status, body } = await cast.client.attempt('GET /reports/v1.0/requestdetails', { search });
    expect([search, status, Object.keys(body.fields ?? {})]).toEqual([search, 400, ['search']]);
  }
});

test('what is amended is found by its new words and no longer by the old ones', async () => {
  const { Data } = await cast.clientuser.call('POST /reports/v1.0/requestdetails', {
    intake: buildIntake({ legalName: 'Quondam Fibres' }),
  });
  await cast.clientuser.call('POST /reports/v1.0/requestdetails', {
    request: Data.id,
    version: Data.version,
    intake: buildIntake({ legalName: 'Hodiern Fibres' }),
  });
  expect(await found('client', 'quondam')).toEqual([]);
  expect(await found('client', 'hodiern')).toEqual(['Hodiern Fibres']);
  const draft = await reload(test1, Data.id);
  await act(cast.clientuser, 'amend', draft, { intake: { legalName: 'Postridie Fibres' } });
  expect(await found('client', 'hodiern')).toEqual([]);
  expect(await found('client', 'postridie')).toEqual(['Postridie Fibres']);
});

test('C8 a comment finds its request only for those who may read it', async () => {
  const request = await buildRequest(test1, cast, {
    status: 'allocated',
    intake: buildIntake({ legalName: 'Nilgiri Comments' }),
  });
  await act(cast.drafter, 'ask_client', request, { comment: 'Which zeppelin do you mean' });
  expect(await found('clientuser', 'zeppelin')).toEqual(['Nilgiri Comments']);
  expect(await found('allocator', 'zeppelin')).toEqual(['Nilgiri Comments']);
  await act(cast.clientuser, 'answer', await reload(test1, request.id), { comment: 'The silver airship' });
  expect(await found('drafter', 'airship')).toEqual(['Nilgiri Comments']);
  await act(cast.drafter, 'hand_back', await reload(test1, request.id), { comment: 'Suspicious vermilion' });
  expect(await found('allocator', 'vermilion')).toEqual(['Nilgiri Comments']);
  for (const who of ['client', 'clientuser'] as const) expect(await found(who, 'vermilion')).toEqual([]);
});

test('C8 nobody finds what is another tenant’s, a colleague’s or another drafter’s', async () => {
  await buildRequest(test1, cast, {
    status: 'allocated',
    intake: buildIntake({ legalName: 'Xanadu Secret' }),
  });
  const stranger = await signInAs(test1, { role: 'client' });
  const colleague = await signInAs(test1, { role: 'clientuser', clientId: cast.clientId });
  for (const who of [stranger, colleague, cast.other]) {
    const { Data, total } = await who.call('GET /reports/v1.0/requestdetails', { search: 'xanadu' });
    expect({ Data, total }).toEqual({ Data: [], total: 0 });
  }
  expect(await found('drafter', 'xanadu')).toEqual(['Xanadu Secret']);
});

test('C3 the words of another client are out of reach for the database itself', async () => {
  const { database } = test1.platform;
  const other = await buildClient(test1);
  await buildRequest(test1, cast, { intake: buildIntake({ legalName: 'Larkspur Nine' }) });
  const words = sql`'larkspur'::tsquery`;
  const asked = () => db().execute(sql`select own_requests_with(${words}) as id`);
  const count = async (clientId: string) =>
    (await database.tx({ kind: 'tenant', clientId }, asked)).rows.length;
  expect(await count(cast.client.actor.clientId ?? '')).toBe(1);
  expect(await count(other)).toBe(0);
  const unlimited = database.tx({ kind: 'tenant', clientId: other }, async () => {
    await db().execute(sql`set local app.client = ''`);
    return (await asked()).rows.length;
  });
  expect(await unlimited).toBe(0);
  await expect(database.tx({ kind: 'firm' }, asked)).rejects.toThrow();
});

test('the firm finds requests by the client’s name too, alone and with other words', async () => {
  const clientId = await buildClient(test1, 'Ostrava Holdings');
  const of = await signInAs(test1, { role: 'client', clientId });
  const own = { ...cast, clientId, clientuser: of };
  await buildRequest(test1, own, { intake: buildIntake({ legalName: 'Periwinkle One' }) });
  await buildRequest(test1, own, { intake: buildIntake({ legalName: 'Marigold Two' }) });
  expect((await found('admin', 'ostrava holdings')).sort()).toEqual(['Marigold Two', 'Periwinkle One']);
  expect(await found('admin', 'ostrava periw')).toEqual(['Periwinkle One']);
  expect(await found('client', 'ostrava')).toEqual([]);
});

test('the queue of analyses and the register of third parties find by the same words', async () => {
  const draft = await buildRequest(test1, cast, {
    status: 'draft',
    intake: buildIntake({ legalName: 'Coromandel Rope', aliases: ['Gossamer'], purpose: 'Hawsers.' }),
  });
  await act(cast.clientuser, 'submit', draft, { consent: true });
  const queue = await cast.allocator.call('GET /reports/v1.0/analysisdetails', { search: 'gossamer hawse' });
  expect(queue.Data.map(({ legalName }) => legalName)).toEqual(['Coromandel Rope']);
  for (const search of ['gossamer', 'coromandel', 'oromande']) {
    const register = await cast.client.call('GET /reports/v1.0/thirdparties', { search });
    expect(register.Data.map(({ name }) => name)).toEqual(['Coromandel Rope']);
  }
  const nobody = await signInAs(test1, { role: 'client' });
  expect((await nobody.call('GET /reports/v1.0/thirdparties', { search: 'gossamer' })).total).toBe(0);
});

test('what was written before words were kept is found after the next start', async () => {
  const request = await buildRequest(test1, cast, {
    status: 'allocated',
    intake: buildIntake({ legalName: 'Palimpsest' }),
  });
  await act(cast.drafter, 'ask_client', request, { comment: 'Kaleidoscope' });
  await test1.platform.database.raw.executeSql('delete from request_texts where request_id = $1', [
    request.id,
  ]);
  expect(await found('allocator', 'palimpsest')).toEqual([]);
  expect(await fillMissingWords(test1.platform.database)).toBe(2);
  expect(await found('allocator', 'palimpsest')).toEqual(['Palimpsest']);
  expect(await found('clientuser', 'kaleidoscope')).toEqual(['Palimpsest']);
  expect(await fillMissingWords(test1.platform.database)).toBe(0);
});
