import { signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';

const test1 = await openTestApp();
const admin = await signInAs(test1, { role: 'admin' });
afterAll(() => test1.close());

const save = 'POST /security/v1.0/userdetails';

test('W4 people remove the conflicts they declared, never those that an administrator recorded', async () => {
  const drafter = await signInAs(test1, { role: 'drafter' });
  const id = drafter.actor.userId;
  await admin.call(save, { action: 'conflicts', id, conflicts: ['Secret Conflict Ltd'] });
  const own = await drafter.call(save, {
    action: 'conflicts',
    id,
    conflicts: ['Secret Conflict Ltd', 'Own Ltd'],
  });
  expect(own.Data).toMatchObject({
    conflicts: ['Secret Conflict Ltd', 'Own Ltd'],
    ownConflicts: ['Own Ltd'],
  });
  for (const conflicts of [[], ['Own Ltd'], ['secret conflict ltd', 'Own Ltd']]) {
    const { status, body } = await drafter.attempt(save, { action: 'conflicts', id, conflicts });
    expect([status, body.Data]).toEqual([422, expect.stringContaining('Secret Conflict Ltd')]);
  }
  const { Data } = await drafter.call(save, { action: 'conflicts', id, conflicts: ['Secret Conflict Ltd'] });
  expect(Data.conflicts).toEqual(['Secret Conflict Ltd']);
  expect((await admin.call(save, { action: 'conflicts', id, conflicts: [] })).Data.conflicts).toEqual([]);
});
