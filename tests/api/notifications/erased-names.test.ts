import fc from 'fast-check';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { everyRow } from '../identity/database-state.ts';
import { act } from '../requests/act.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const app = await openScreeningApp();
const { admin, allocator, client } = app.cast;
afterAll(() => app.close());

const save = 'POST /security/v1.0/userdetails';
let made = 0;

/** What the allocator is told when a drafter of this name takes a request about this third party. */
async function takenBy(name: string, legalName: string) {
  made += 1;
  const drafter = await signInAs(app, { role: 'drafter', name, username: `drafter.of.names.${made}` });
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', {
    intake: intakeOf({ legalName }),
  });
  await act(client, 'submit', draft, { consent: true });
  const { Data: taken } = await drafter.call('POST /reports/v1.0/submituseraction', { action: 'take_next' });
  const started = await act(drafter, 'start', taken);
  await act(client, 'cancel', started, { comment: 'Not needed any more.' });
  return drafter;
}

const told = async () => {
  const { Data } = await allocator.call('GET /reports/v1.0/notifications', {});
  return Data.filter(({ activity }) => activity.startsWith('was taken by')).map(
    ({ entity_name, activity }) => `${entity_name} ${activity}`,
  );
};

const name = fc
  .tuple(
    fc.constantFrom('A', 'Le', 'An', 'Jo', 'Ra', 'was', 'by', 'taken'),
    fc.stringMatching(/^[a-z]{1,3}$/),
  )
  .map(([start, end]) => start + end);
const around = fc.tuple(fc.constantFrom('', 'Mc', 'Al'), fc.stringMatching(/^[a-z]{1,4}$/));

test('erasing a person takes the name from the sentences that name the person, and from no other word', async () => {
  await fc.assert(
    fc.asyncProperty(name, around, async (erased, [before, after]) => {
      const longer = `${before}${erased}${after}`;
      const colleague = `Anjali ${longer} Rao`;
      const companies = [`${longer} Shipping ${made}`, `${erased} Foods ${made}`] as const;
      const drafter = await takenBy(erased, companies[0]);
      await takenBy(colleague, companies[1]);
      const id = drafter.actor.userId;
      await admin.call(save, { action: 'disable', id });
      const others = (await told()).filter((line) => !line.endsWith(`was taken by ${erased}`));
      await admin.call(save, { action: 'erase', id, confirm: drafter.actor.username });
      const lines = await told();
      expect(lines).toEqual(expect.arrayContaining(others));
      expect(lines).toContain(`${companies[0]} was taken by Former user ${id.slice(0, 8)}`);
      expect(lines).toContain(`${companies[1]} was taken by ${colleague}`);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test('what others searched for stays in the trail where the name is only a part of another word', async () => {
  const drafter = await signInAs(app, { role: 'drafter', name: 'Lee', username: 'lee.of.the.firm' });
  const id = drafter.actor.userId;
  const searched = ['Leeds harbour', 'Mr Lee, London', 'lee'];
  for (const search of searched)
    await admin.call('GET /security/v1.0/userdetails', { search, export: 'csv' });
  await admin.call(save, { action: 'disable', id });
  await admin.call(save, { action: 'erase', id, confirm: 'lee.of.the.firm' });
  const rows = await everyRow(app);
  expect(searched.filter((search) => rows.some((row) => row.includes(search)))).toEqual(['Leeds harbour']);
});
