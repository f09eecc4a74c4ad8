import type { RequestOf } from '../../../contract/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { activate, importList, inventedRows, openScreeningApp, ownList } from '../screening/screening-app.ts';
import { change, read } from '../third-parties/register-app.ts';
import { releasedRequest } from './release.ts';

const test1 = await openScreeningApp();
afterAll(() => test1.close());
const { version } = await importList(test1.cast.admin, ownList([inventedRows[0] ?? '']), {
  ...{ format: 'plain_csv', name: 'Watched list' },
});
await activate(test1.cast.admin, version);

type Decide = Extract<RequestOf<'POST /reports/v1.0/thirdparties'>, { action: 'decide' }>;
const { client, admin, allocator } = test1.cast;
const decide = (id: string, more: Partial<Decide>, who: Member = client) =>
  change(who, id, { action: 'decide', decision: 'approved', reason: 'The only yard.', ...more });

const released = async (legalName: string, countryOfIncorporation: string) =>
  (await releasedRequest(test1, { legalName, countryOfIncorporation })).thirdPartyId ?? '';

/** What the newest event of this type says was decided against, beside what it says of the relationship. */
async function againstIn(id: string, type: string) {
  const { Data } = await admin.call('GET /reports/v1.0/audittrails', { type, sort: '-at', pageSize: 200 });
  const event = Data.find(({ objectId }) => objectId === id);
  if (!event) throw new Error(`nothing of ${type} is in the trail`);
  return event.changes.find(({ field }) => field === 'againstRecommendation')?.after;
}

const refusal =
  'This decision goes further than the report recommends. Confirm the recommendation, and give the reason for deciding against it.';

test('a client that approves against the recommendation is refused until it says that it knows it, and why', async () => {
  const id = await released('Wonsan Shipyards', 'KP');
  expect((await read(client, id)).recommendation).toBe('decline');
  const conditions = [{ text: 'Send the licence.', dueOn: '2099-01-01' }];
  for (const more of [{}, { decision: 'approved_with_conditions' as const, conditions }]) {
    const { status, body } = await decide(id, more);
    expect([status, body.Data]).toEqual([400, refusal]);
  }
  // What was read meanwhile was another recommendation.
  expect((await decide(id, { against: 'escalate' })).status).toBe(400);
  // The reason is what it is all about.
  expect((await decide(id, { against: 'decline', reason: ' ' })).status).toBe(400);
  expect((await read(client, id)).relationship).toBe('pending');

  expect((await decide(id, { against: 'decline' })).status).toBe(200);
  expect(await read(allocator, id)).toMatchObject({
    relationship: 'approved',
    decision: { reason: 'The only yard.' },
  });
  expect(await againstIn(id, 'thirdparty.decided')).toBe('decline');
});

test('a decision that is as strict as the recommendation, or stricter, needs no more than its reason', async () => {
  const declined = await released('Chongjin Foundry', 'KP');
  expect((await decide(declined, { decision: 'rejected' })).status).toBe(200);
  const harmless = await released('Aarhus Cranes ApS', 'DK');
  expect((await read(client, harmless)).recommendation).toBe('proceed');
  expect((await decide(harmless, {})).status).toBe(200);
  for (const id of [declined, harmless]) expect(await againstIn(id, 'thirdparty.decided')).toBeUndefined();
});

test('the second lead who confirms an approval reads the recommendation, and the trail has it as well', async () => {
  const { Data: known } = await admin.call('GET /security/v1.0/clientdetails', { pageSize: 200 });
  const ours = known.find(({ id }) => id === client.actor.clientId);
  if (!ours) throw new Error('no such client');
  const { id: clientId, version: of, name, code, active } = ours;
  await admin.call('POST /security/v1.0/clientdetails', {
    ...{ id: clientId, version: of, name, code, active },
    ...{ modules: ours.modules as never, secondLeadOnHigh: true },
  });
  const second = await signInAs(test1, { role: 'client', clientId, name: 'Second Lead' });
  const id = await released('Hamhung Chemicals', 'KP');
  const { body } = await decide(id, { against: 'decline' });
  const seen = await read(second, id);
  expect([seen.relationship, seen.recommendation]).toEqual(['pending', 'decline']);
  const decision = body.Data.pendingDecision?.id ?? '';
  expect((await change(second, id, { action: 'confirm_decision', decision })).status).toBe(200);
  for (const type of ['thirdparty.decision_requested', 'thirdparty.decided'])
    expect([type, await againstIn(id, type)]).toEqual([type, 'decline']);
});
