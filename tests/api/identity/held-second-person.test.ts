import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { drafted, tryDraft, whatIfOf } from '../assessment/drafting.ts';
import { answer, decidedMatch, draw, otherwise } from '../assessment/looking-twice.ts';
import { override, tryOverride } from '../assessment/overriding.ts';
import { attemptSave, falsePositive, listed, save } from '../assessment/working-on.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { buildPerson, minutes } from './steps.ts';

const app = await openScreeningApp();
await useInventedList(app);
afterAll(() => app.close());

const held = expect.stringContaining('Someone else changed how you sign in');

/** Somebody whose authenticator an administrator reset, signed in as whoever set up the new one. */
async function takenOver(role: 'admin' | 'allocator' | 'drafter' = 'allocator'): Promise<Member> {
  const { id } = await buildPerson(app, { role });
  const admin = await enter(app, app.cast.admin.actor.userId);
  await admin.call('POST /security/v1.0/userdetails', { action: 'reset_two_factor', id });
  return enter(app, id);
}

test('W3 C5 an allocator whom somebody else reset approves no override of a rating for a day', async () => {
  const { drafter } = app.cast;
  const request = await screenedRequest(app, listed());
  const { asked } = await override(drafter, request, {
    action: 'override',
    band: 'high',
    reason: 'The accounts are thin.',
  });
  const approve = { action: 'approve', override: asked?.id ?? '' } as const;
  const taken = await takenOver();
  const refused = await tryOverride(taken, request, approve);
  expect([refused.status, refused.body.Data]).toEqual([422, held]);
  app.platform.clock.advance(minutes(24 * 60));
  const back = await enter(app, taken.actor.userId);
  expect((await tryOverride(back, request, approve)).status).toBe(200);
  app.platform.clock.advance(minutes(-24 * 60));
});

test('W3 C5 an allocator whom somebody else reset confirms no disposition for a day, and another allocator can', async () => {
  const { allocator, drafter } = app.cast;
  const request = await screenedRequest(app, listed());
  const [match] = (await workOf(drafter, request)).matches;
  const id = match?.id ?? '';
  const saved = await save(drafter, request, { dispositions: [falsePositive(id)] });
  const refused = await attemptSave(await takenOver(), request, { confirm: [id] }, saved.version);
  expect([refused.status, refused.body.Data]).toEqual([422, held]);
  const confirmed = await save(allocator, request, { confirm: [id] });
  expect(confirmed.matches[0]).toMatchObject({ confirmedBy: 'Asha Rao' });
});

test('W3 C5 whom somebody else reset gives no second answer and settles none for a day', async () => {
  const second = await enter(app, (await buildPerson(app)).id);
  await draw(app.cast.admin, 100);
  const { id } = await decidedMatch(app, second);
  const blind = await answer(await takenOver('drafter'), { id });
  expect([blind.status, blind.body.Data]).toEqual([422, held]);
  expect((await answer(second, { id, ...otherwise })).status).toBe(200);
  const settle = { id, ...otherwise, action: 'settle' } as const;
  const settled = await answer(await takenOver(), settle);
  expect([settled.status, settled.body.Data]).toEqual([422, held]);
  expect((await answer(app.cast.allocator, settle)).status).toBe(200);
  await draw(app.cast.admin, 0);
});

test('W3 C5 an administrator whom somebody else reset publishes no rating method for a day, and another one can', async () => {
  const { admin } = app.cast;
  await drafted(admin);
  await tryDraft(admin, { action: 'save', values: { 'bands.medium': 36 } });
  await whatIfOf(admin);
  const publish = { action: 'publish', reason: 'Medium begins later.' } as const;
  const refused = await tryDraft(await takenOver('admin'), publish);
  expect([refused.status, refused.body.Data]).toEqual([422, held]);
  const other = await enter(app, (await buildPerson(app, { role: 'admin' })).id);
  expect((await tryDraft(other, publish)).status).toBe(200);
});
