import type { OperationKey, RequestOf } from '../../../contract/index.ts';
import { MODULES, REQUEST_ACTIONS } from '../../../contract/words.ts';
import { samples } from '../../support/calls/samples.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { falsePositive, finding } from '../assessment/working-on.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { workOf } from '../screening/screened-request.ts';
import { attempt, keys, specOf } from './callers.ts';
import { expected, licenceOf, outcomeOf, policy } from './expected.ts';
import { openHostileApp } from './hostile-app.ts';
import { license } from './licences.ts';

type Save = RequestOf<'POST /reports/v1.0/requestanalysis'>;

const app = await openHostileApp();
const colleague = await signInAs(app, { role: 'clientuser', clientId: app.ours.target.client });
afterAll(() => app.close());

const aboutRequests = keys.filter((key) => policy.routes[key]?.sees === 'request');
const act = 'POST /reports/v1.0/submituseraction';
const analysis = 'POST /reports/v1.0/requestanalysis';
/** Far ahead of every record: who may act is told that it is stale, who may not is told that. */
const never = 999_999;

async function outcomesOf(who: Member, which: readonly OperationKey[]) {
  const found: Record<string, string> = {};
  for (const key of which) {
    const { status } = await attempt(who, key, samples[key](app.ours.target) as object);
    found[key] = outcomeOf(status, key);
  }
  return found;
}

const expectedOf = (who: Member, where: 'own' | 'missing') =>
  Object.fromEntries(aboutRequests.map((key) => [key, expected(key, who, where, MODULES)]));

/** What each action on our request is told: statuses, none of which is a success. */
async function actsOf(who: Member) {
  const { client, request } = app.ours.target;
  const told: Record<string, number> = {};
  for (const action of REQUEST_ACTIONS.filter((one) => one !== 'take_next')) {
    const assignee = action === 'accept_and_allocate' ? app.ours.drafter.actor.userId : undefined;
    const more = { assignee, comment: 'Because.' };
    const { status } = await who.attempt(act, { action, client, request, version: never, ...more });
    told[action] = status;
  }
  return told;
}
const statusesOf = async (who: Member) => [...new Set(Object.values(await actsOf(who)))];

test('C4 to a client’s user a colleague’s request is not there, by any call and for any act; the lead sees it', async () => {
  expect(aboutRequests.length).toBeGreaterThan(10);
  await leavesNoTrace(app, async () => {
    expect(await outcomesOf(colleague, aboutRequests)).toEqual(expectedOf(colleague, 'missing'));
    expect(await statusesOf(colleague)).toEqual([404]);
  });
  expect(await outcomesOf(app.ours.client, aboutRequests)).toEqual(expectedOf(app.ours.client, 'own'));
  expect(await outcomesOf(app.ours.clientuser, aboutRequests)).toEqual(
    expectedOf(app.ours.clientuser, 'own'),
  );
});

test('C4 to a drafter a request of another drafter is not there, by any call and for any act', async () => {
  await leavesNoTrace(app, async () => {
    expect(await outcomesOf(app.theirs.drafter, aboutRequests)).toEqual(
      expectedOf(app.theirs.drafter, 'missing'),
    );
    expect(await statusesOf(app.theirs.drafter)).toEqual([404]);
  });
});

test('C4 each role may do its own acts on a request it sees, and is refused those of the others', async () => {
  const mayNot = async (who: Member) =>
    Object.entries(await actsOf(who))
      .filter(([, status]) => status === 403)
      .map(([action]) => action)
      .sort();
  const clientSide = ['submit', 'answer', 'amend', 'cancel', 'ask_reopen'];
  const drafters = ['hand_back', 'start', 'ask_client', 'withdraw_question', 'amend', 'submit_for_review'];
  const allocators = [
    'accept_and_allocate',
    'ask_client',
    'withdraw_question',
    'return',
    'release',
    'reject',
    'reopen',
    'decline_reopen',
  ];
  const allBut = (own: string[]) =>
    REQUEST_ACTIONS.filter((action) => action !== 'take_next' && !own.includes(action)).sort();
  await leavesNoTrace(app, async () => {
    expect(await mayNot(app.ours.client)).toEqual(allBut(clientSide));
    expect(await mayNot(app.ours.clientuser)).toEqual(allBut(clientSide));
    expect(await mayNot(app.ours.drafter)).toEqual(allBut(drafters));
    expect(await mayNot(app.allocator)).toEqual(allBut(allocators));
    expect(await mayNot(app.admin)).toEqual(allBut([]));
    expect(await mayNot(app.ours.reader)).toEqual(allBut([]));
  });
});

/** Every part of an analysis that its drafter writes. */
const edits = (): [string, Partial<Save>][] => [
  ['a disposition', { dispositions: [falsePositive(app.ours.target.match)] }],
  ['a new finding', { findings: [finding] }],
  ['a changed finding', { findings: [{ ...finding, id: app.ours.target.finding, severity: 'low' }] }],
  ['a removed finding', { findings: [{ ...finding, id: app.ours.target.finding, remove: true }] }],
  ['a section', { sections: [{ key: 'summary', text: 'Not mine to write.' }] }],
  ['a rating', { rating: { proposed: 'low', reason: 'It is fine.' } }],
  [
    'a section beside a comment',
    {
      comment: { text: 'Look.', visibility: 'internal' },
      sections: [{ key: 'summary', text: 'Not mine to write.' }],
    },
  ],
];

test('C4 an allocator, an administrator and the client write nothing into an analysis, not one part of it', async () => {
  const { client, request } = app.ours.target;
  const { version } = await workOf(app.ours.drafter, { id: request, clientId: client });
  await leavesNoTrace(app, async () => {
    for (const who of [app.allocator, app.admin, app.ours.client, app.ours.clientuser])
      for (const [what, part] of edits()) {
        const { status, body } = await who.attempt(analysis, { client, request, version, ...part });
        expect([who.actor.role, what, status, body.Result]).toEqual([
          who.actor.role,
          what,
          403,
          'Unauthorized',
        ]);
      }
    const file = [{ name: 'notes.txt', content: 'Mine.' }];
    expect((await app.allocator.attempt(analysis, { client, request, version }, file)).status).toBe(403);
  });
  const comment = { text: 'Please look at the owners.', visibility: 'internal' as const };
  expect((await app.allocator.attempt(analysis, { client, request, version, comment })).status).toBe(200);
});

test('C4 only the lead of a client decides about a third party, never its user or the firm', async () => {
  const party = 'POST /reports/v1.0/thirdparties';
  const decide = { action: 'decide', decision: 'approved', reason: 'Good.' } as const;
  const attemptBy = (who: Member) =>
    who.attempt(party, { ...decide, id: app.ours.target.thirdParty, version: never } as never);
  await leavesNoTrace(app, async () => {
    for (const who of [app.ours.clientuser, app.ours.reader, app.allocator, app.ours.drafter, app.admin])
      expect([who.actor.role, (await attemptBy(who)).status]).toEqual([who.actor.role, 403]);
    expect((await attemptBy(app.theirs.client)).status).toBe(404);
  });
  expect((await attemptBy(app.ours.client)).status).toBe(409);
});

test('C4 an administrator reads every client, and what they change there stands in that client’s own trail', async () => {
  for (const { target } of [app.ours, app.theirs]) {
    const where = { client: target.client, request: target.request };
    expect((await app.admin.attempt('GET /reports/v1.0/requestanalysis', where)).status).toBe(200);
    await app.admin.call('POST /security/v1.0/userdetails', { action: 'unlock', id: target.user });
    const about = { client: target.client, type: 'user.unlocked' };
    const { Data } = await app.admin.call('GET /reports/v1.0/audittrails', about);
    expect(
      Data.map(({ chain, clientId, actorRole, objectId }) => [chain, clientId, actorRole, objectId]),
    ).toEqual([[target.client, target.client, 'admin', target.user]]);
  }
});

test('C1 without the licence every call is refused by that name and changes nothing, with it none is', async () => {
  const licensed = keys.filter((key) => licenceOf(key).length > 0);
  const { client } = app.ours.target;
  const toldTo = async (who: Member) => {
    const told: string[] = [];
    for (const key of licensed) {
      const { status, body } = await attempt(who, key, samples[key](app.ours.target) as object);
      if (body.code === 'access.licence' && status === 403 && body.Result === 'Unauthorized') told.push(key);
    }
    return told;
  };
  await license(app, client, []);
  await leavesNoTrace(app, async () => {
    const refused = await toldTo(app.ours.client);
    expect(refused).toEqual(licensed.filter((key) => specOf(key).access.includes('client')));
    expect(refused.length).toBeGreaterThan(12);
  });
  // People of the firm are licensed for everything, whoever the client is.
  expect(await toldTo(app.admin)).toEqual([]);
  await license(app, client, MODULES);
  expect(await toldTo(app.ours.client)).toEqual([]);
});
