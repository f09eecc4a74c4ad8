import { sql } from 'drizzle-orm';
import { SavedViewLimits } from '../../../contract/limits.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { verifiedBy } from '../audit/tamper.ts';
import { rowsOf } from '../identity/database-state.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { act } from './act.ts';

const test1 = await openScreeningApp();
const { admin, client } = test1.cast;
afterAll(() => test1.close());

const crowd = 16;
/** All at once. */
const together = <T>(work: (n: number) => Promise<T>, times = crowd) =>
  Promise.all(Array.from({ length: times }, (_, n) => work(n)));
const tally = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );
const onlyOne = { 200: 1, 409: crowd - 1 };

test('E4 of many who create the same user at once, in any letter case, one does', async () => {
  const names = ['same.user', 'Same.User', 'SAME.USER'];
  const answers = await together((n) =>
    admin.attempt('POST /security/v1.0/userdetails', {
      action: 'create',
      user: {
        username: names[n % 3] ?? '',
        name: 'Same User',
        email: `${n}@example.com`,
        role: 'drafter',
        clientId: null,
      },
    }),
  );
  expect(tally(answers)).toEqual(onlyOne);
});

test('E4 of many who create the same client or the same category at once, one does', async () => {
  const clients = await together(() =>
    admin.attempt('POST /security/v1.0/clientdetails', {
      name: 'Same Client',
      code: 'SAME',
      modules: [],
      active: true,
    }),
  );
  expect(tally(clients)).toEqual(onlyOne);
  const entry = { key: 'same_category', title: 'Same', active: true };
  const categories = await together(() => admin.attempt('POST /reports/v1.0/categories', entry));
  expect(tally(categories)).toEqual(onlyOne);
});

test('E4 requests that are begun at once have numbers of their own, and events without a gap', async () => {
  const begun = await together((n) =>
    client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf({ legalName: `Begun ${n}` }) }),
  );
  expect(new Set(begun.map(({ Data }) => Data.number)).size).toBe(crowd);
  const { intact } = await verifiedBy(admin);
  expect(intact).toBe(true);
});

test('E4 requests about the same name that are submitted at once are about one third party', async () => {
  const legalName = 'Konkan Cashew Exports';
  const drafts = await together(
    (n) =>
      client.call('POST /reports/v1.0/requestdetails', {
        intake: intakeOf({ legalName, purpose: `Purpose ${n}` }),
      }),
    6,
  );
  await Promise.all(drafts.map(({ Data }) => act(client, 'submit', Data, { consent: true })));
  const { Data: parties } = await client.call('GET /reports/v1.0/thirdparties', { search: legalName });
  expect(parties).toHaveLength(1);
});

test('E4 a person keeps no more views than there may be, however many are kept at once', async () => {
  const keep = (title: string) =>
    client.attempt('POST /reports/v1.0/savedviews', {
      action: 'keep',
      list: 'requests',
      view: { title, query: '', shared: false },
    });
  for (let n = 0; n < SavedViewLimits.perList - 2; n += 1) await keep(`Kept ${n}`);
  const answers = await together((n) => keep(`Raced ${n}`));
  expect(tally(answers)).toEqual({ 200: 2, 422: crowd - 2 });
});

test('E4 administrators who disable one another at once leave one behind', async () => {
  const others = await Promise.all([1, 2, 3].map(() => signInAs(test1, { role: 'admin' })));
  const all = [admin, ...others];
  // Only those who can sign in count as administrators who stay.
  await rowsOf(
    test1,
    sql`update users set password_hash = 'x', totp_confirmed_at = now() where role = 'admin'`,
  );
  await Promise.all(
    all.map((one, n) =>
      one.attempt('POST /security/v1.0/userdetails', {
        action: 'disable',
        id: all[(n + 1) % all.length]?.actor.userId ?? '',
      }),
    ),
  );
  const [left] = await rowsOf<{ count: number }>(
    test1,
    sql`select count(*)::int as count from users where role = 'admin' and disabled_at is null`,
  );
  expect(left?.count).toBe(1);
});
