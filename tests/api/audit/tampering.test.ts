import { chainStart, hashEvent } from '../../../engine/audit-chain/index.ts';
import { sha256 } from '../../../server/platform/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { verifiedAfter, verifiedBy } from './tamper.ts';

const test1 = await openScreeningApp();
const ours = test1.cast.client;
const theirs = await signInAs(test1, { role: 'client' });
const category = { key: 'environmental', title: 'Environmental', active: true };
await test1.cast.admin.call('POST /reports/v1.0/categories', category);
for (const who of [ours, theirs])
  for (const legalName of ['One', 'Two', 'Three', 'Four', 'Five'])
    await who.call('POST /reports/v1.0/requestdetails', { intake: intakeOf({ legalName }) });
afterAll(() => test1.close());

const chainOf = (who: Member) => who.actor.clientId ?? '';
/** Statements with A for our chain and B for theirs. */
const afterTampering = (statements: string) =>
  verifiedAfter(
    test1,
    test1.cast.admin,
    statements.replace(/\b[AB]\b/g, (name) => `'${chainOf(name === 'A' ? ours : theirs)}'`),
  );
const lengthOf = async (who: Member) =>
  (await verifiedBy(who)).chains.find(({ chain }) => chain === chainOf(who))?.events ?? 0;

test('E6 what nobody touched verifies, chain by chain with its head', async () => {
  const { intact, chains, events } = await verifiedBy(test1.cast.admin);
  expect(intact).toBe(true);
  expect(chains.map(({ chain }) => chain)).toEqual(
    expect.arrayContaining(['firm', chainOf(ours), chainOf(theirs)]),
  );
  expect(chains.every(({ head, brokenAt }) => /^[0-9a-f]{64}$/.test(head) && brokenAt === null)).toBe(true);
  expect(events).toBe(chains.reduce((sum, chain) => sum + chain.events, 0));
});

const renumber = (from: number, to: number) =>
  `update audit_events set seq = ${to} where chain = A and seq = ${from}`;

test.each([
  ['edit of what it carries', `update audit_events set data = data || '{"a":1}' where chain = A and seq = 3`],
  ['edit of its time', `update audit_events set at = at - interval '1 hour' where chain = A and seq = 3`],
  ['edit of who did it', `update audit_events set actor_id = gen_random_uuid() where chain = A and seq = 3`],
  ['edit of its result', `update audit_events set result = 'refused' where chain = A and seq = 3`],
  ['edit of its request', `update audit_events set request_id = null where chain = A and seq = 3`],
  ['edit of the client', `update audit_events set client_id = B where chain = A and seq = 3`],
  [
    'edit of a name beside the hash',
    `update audit_events set personal = jsonb_set(personal, '{values,actorName}', '"Mallory"') where chain = A and seq = 3`,
  ],
  ['edit of its own hash', `update audit_events set hash = md5('') || md5('') where chain = A and seq = 3`],
  ['deletion in the middle', 'delete from audit_events where chain = A and seq = 3'],
  ['change of order', `${renumber(3, 0)}; ${renumber(4, 3)}; ${renumber(0, 4)}`],
  [
    'insertion in the middle',
    `update audit_events set seq = -1 - seq where chain = A and seq >= 3;
     update audit_events set seq = -seq where chain = A and seq < 0;
     insert into audit_events (chain, seq, id, client_id, at, type, actor_id, actor_role, object_type, object_id,
       request_id, result, session_id, http_request_id, data, personal, digests, previous_hash, hash)
     select chain, 3, gen_random_uuid(), client_id, at, type, actor_id, actor_role, object_type, object_id,
       request_id, result, session_id, http_request_id, data, personal, digests, previous_hash, hash
     from audit_events where chain = A and seq = 2`,
  ],
])('E6 the first broken row is named after the %s', async (_what, statements) => {
  const { intact, chains } = await afterTampering(statements);
  expect(intact).toBe(false);
  const broken = chains.filter(({ brokenAt }) => brokenAt !== null);
  expect(broken.map(({ chain, brokenAt }) => [chain, brokenAt])).toEqual([[chainOf(ours), 3]]);
  expect(broken[0]?.why).toMatch(/row 3/i);
});

test('E6 a tail that was cut off is missed, from its first row', async () => {
  const length = await lengthOf(ours);
  const { chains } = await afterTampering(`delete from audit_events where chain = A and seq >= ${length}`);
  const cut = chains.find(({ chain }) => chain === chainOf(ours));
  expect(cut).toMatchObject({ brokenAt: length, events: length - 1 });
  expect(cut?.why).toContain('missing at the end');
});

test('E6 events that changed places between two tenants break both chains', async () => {
  const move = (from: string, to: string, seq: number, as: number) =>
    `update audit_events set chain = ${to}, client_id = ${to}, seq = ${as} where chain = ${from} and seq = ${seq}`;
  const { chains } = await afterTampering(
    `${move('A', 'B', 3, -3)}; ${move('B', 'A', 3, 3)}; ${move('B', 'B', -3, 3)}`,
  );
  const broken = chains.filter(({ brokenAt }) => brokenAt !== null);
  expect(broken.map(({ chain }) => chain).sort()).toEqual([chainOf(ours), chainOf(theirs)].sort());
  expect(broken.map(({ brokenAt }) => brokenAt)).toEqual([3, 3]);
});

test('E6 an event appended with a right hash but behind the head is found', async () => {
  const { chains } = await verifiedBy(test1.cast.admin);
  const { head = '', events = 0 } = chains.find(({ chain }) => chain === chainOf(theirs)) ?? {};
  const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const event = {
    chain: chainOf(theirs),
    seq: events + 1,
    at: '2026-11-20T09:00:00.000Z',
    type: 'user.signed_in',
    actor: 'system' as const,
    clientId: chainOf(theirs),
    object: { type: 'user', id },
    data: { id, result: 'ok', httpRequestId: '' },
    personalDigests: {},
    requestId: null,
    session: null,
  };
  const hash = hashEvent(head || chainStart, event, sha256);
  const { chains: after } = await afterTampering(
    `insert into audit_events (chain, seq, id, client_id, at, type, actor_role, object_type, object_id, result,
       http_request_id, data, digests, previous_hash, hash)
     values ('${event.chain}', ${event.seq}, '${id}', '${event.chain}', '${event.at}', '${event.type}', 'system', 'user', '${id}', 'ok',
       '', '{}', '{}', '${head}', '${hash}')`,
  );
  expect(after.find(({ chain }) => chain === chainOf(theirs))).toMatchObject({
    brokenAt: event.seq,
    why: `Row ${event.seq} stands behind the head of its chain.`,
  });
});

test('E6 a chain whose head was removed is not passed over', async () => {
  const { intact, chains } = await afterTampering('delete from audit_chains where chain = A');
  expect(intact).toBe(false);
  expect(chains.find(({ chain }) => chain === chainOf(ours))).toMatchObject({ brokenAt: 1 });
});
