import type { AnswerOf } from '../../../contract/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { verifiedBy } from './tamper.ts';

type Event = AnswerOf<'GET /reports/v1.0/audittrails'>['Data'][number];

const test1 = await openScreeningApp();
const lead = test1.cast.client;
const user = await signInAs(test1, { role: 'clientuser', clientId: lead.actor.clientId ?? '' });
const foreigner = await signInAs(test1, { role: 'client' });
const draft = async (who: Member, legalName: string) =>
  (await who.call('POST /reports/v1.0/requestdetails', { intake: intakeOf({ legalName }) })).Data.id;
const ids = {
  lead: await draft(lead, 'Of the lead'),
  user: await draft(user, 'Of the user'),
  foreigner: await draft(foreigner, 'Of another client'),
};
afterAll(() => test1.close());

const trailOf = async (who: Member, query: object = {}) =>
  (await who.call('GET /reports/v1.0/audittrails', { pageSize: 100, sort: 'seq', ...query })).Data;
const requestsIn = (events: Event[]) =>
  [...new Set(events.map(({ requestId }) => requestId))].filter(Boolean);

test('E7 a client reads the events of its own organisation only', async () => {
  const events = await trailOf(lead);
  expect(requestsIn(events).sort()).toEqual([ids.lead, ids.user].sort());
  expect(new Set(events.map(({ chain }) => chain))).toEqual(new Set([lead.actor.clientId]));
});

test('E7 a clientuser reads own acts and own requests only', async () => {
  const events = await trailOf(user);
  expect(requestsIn(events)).toEqual([ids.user]);
});

test('E7 a drafter reads nothing of a request that is not allocated to them', async () => {
  expect(requestsIn(await trailOf(test1.cast.drafter))).toEqual([]);
});

test('E7 asking for another client, its request, its people or its names finds nothing', async () => {
  const [theirs] = await trailOf(foreigner, { type: 'request.drafted' });
  const questions = [
    { client: foreigner.actor.clientId },
    { requestId: ids.foreigner },
    { actor: foreigner.actor.userId },
    { search: 'Of another client' },
    { search: foreigner.actor.name },
  ];
  for (const question of questions) {
    expect(await trailOf(foreigner, question)).toContainEqual(theirs);
    expect(await trailOf(lead, question)).toEqual([]);
  }
});

test('any part of a name or of a kind finds events, however it is written; the signs of a pattern are letters', async () => {
  const found = async (search: string) =>
    requestsIn(await trailOf(lead, { search, type: 'request.drafted' }));
  expect(await found('F THE LEA')).toEqual([ids.lead]);
  expect((await found('QUEST.draf')).sort()).toEqual([ids.lead, ids.user].sort());
  expect([await found('of_the'), await found('of%the')]).toEqual([[], []]);
});

test('E7 a client verifies its own chain and learns nothing of others', async () => {
  const { chains, intact } = await verifiedBy(lead);
  expect(intact).toBe(true);
  expect(chains.map(({ chain }) => chain)).toEqual([lead.actor.clientId]);
});

test('E7 what leaves keeps the values of the chain: each event follows the hash of the one before', async () => {
  const events = await trailOf(lead);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, at) => at + 1));
  expect(events.map(({ previousHash }) => previousHash)).toEqual([
    '0'.repeat(64),
    ...events.slice(0, -1).map(({ hash }) => hash),
  ]);
});

test('an act on a request reads as a sentence that says where it led', async () => {
  const { Data } = await lead.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() });
  await act(lead, 'submit', Data, { consent: true });
  const [event] = await trailOf(lead, { requestId: Data.id, type: 'request.acted' });
  expect(event?.text).toBe('submitted the request: draft → submitted');
});
