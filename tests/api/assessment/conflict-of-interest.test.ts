import { holdRows } from '../../support/database/hold-rows.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { answer, decidedMatch, draw, otherwise } from './looking-twice.ts';
import { override, tryOverride } from './overriding.ts';
import { attemptSave, falsePositive, listed, save } from './working-on.ts';

const app = await openScreeningApp();
await useInventedList(app);
const { allocator, drafter } = app.cast;
afterAll(() => app.close());

const refused =
  'You have a conflict of interest with this third party or client, so someone else has to do this.';

/** Somebody who declared a conflict with the third party of every request here. */
async function conflicted(role: 'allocator' | 'drafter' = 'allocator'): Promise<Member> {
  const person = await signInAs(app, { role });
  await person.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id: person.actor.userId,
    conflicts: [listed().legalName],
  });
  return person;
}

test('C5 an allocator with a conflict of interest confirms no disposition and approves no override', async () => {
  const request = await screenedRequest(app, listed());
  const [match] = (await workOf(drafter, request)).matches;
  const id = match?.id ?? '';
  const { version } = await save(drafter, request, { dispositions: [falsePositive(id)] });
  const person = await conflicted();
  const confirming = await attemptSave(person, request, { confirm: [id] }, version);
  expect([confirming.status, confirming.body.Data]).toEqual([422, refused]);
  const { asked } = await override(drafter, request, {
    action: 'override',
    band: 'high',
    reason: 'The accounts are thin.',
  });
  const approve = { action: 'approve', override: asked?.id ?? '' } as const;
  const approving = await tryOverride(person, request, approve);
  expect([approving.status, approving.body.Data]).toEqual([422, refused]);
  expect((await tryOverride(allocator, request, approve)).status).toBe(200);
});

test('C5 an allocator with a conflict of interest settles no disagreement about it', async () => {
  const second = await signInAs(app, { role: 'drafter' });
  await draw(app.cast.admin, 100);
  const { id } = await decidedMatch(app, second);
  await answer(second, { id, ...otherwise });
  const settle = { id, ...otherwise, action: 'settle' } as const;
  const settling = await answer(await conflicted(), settle);
  expect([settling.status, settling.body.Data]).toEqual([422, refused]);
  expect((await answer(allocator, settle)).status).toBe(200);
  await draw(app.cast.admin, 0);
});

test('E2 a save that is under way while the request goes to another drafter is not kept', async () => {
  const request = await screenedRequest(app, listed());
  const { version, matches } = await workOf(drafter, request);
  // What a declared conflict does while a question to the client is open: the status stays.
  const held = await holdRows(app, 'update requests set drafter_id = null where id = $1', [request.id]);
  const dispositions = [falsePositive(matches[0]?.id ?? '')];
  const saving = attemptSave(drafter, request, { dispositions }, version);
  await held.untilWaiting();
  await held.letGo();
  expect((await saving).status).toBe(404);
  const { matches: after } = await workOf(allocator, request);
  expect(after[0]?.disposition).toBe('unspecified');
});
