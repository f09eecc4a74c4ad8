import { buildIntake, buildRequest } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const named: Record<string, string> = {};
const test1 = await openRequestsApp();
const cast = await buildCast(test1);
const build = async (key: string, over: Parameters<typeof buildRequest>[2], intake = {}) => {
  const made = await buildRequest(test1, cast, {
    ...over,
    intake: buildIntake({ legalName: key, ...intake }),
  });
  named[made.id] = key;
};
await build('draft', { status: 'draft' });
await build('waiting', { status: 'submitted', dueOn: '2026-11-19' });
await build('working', { status: 'in_analysis', returned: true, dueOn: '2026-11-30' });
await build('asked', { status: 'clarification', dueOn: '2026-11-10' });
await build('review 100%', { status: 'in_review', rating: 'high', ratingScore: 80 });
await build('done', { status: 'released', rating: 'medium', ratingScore: 40, sealedRating: 'medium' });
await build('foreign', { status: 'cancelled' }, { countryOfIncorporation: 'DE', aliases: ['Zweigstelle'] });
afterAll(() => test1.close());

type Query = Parameters<typeof cast.client.call<'GET /reports/v1.0/requestdetails'>>[1];
const names = async (who: keyof typeof roles, query: Query) => {
  const { Data } = await cast[who].call('GET /reports/v1.0/requestdetails', query);
  return Data.map(({ id }) => named[id]);
};
const roles = { client: 1, clientuser: 1, allocator: 1, drafter: 1, admin: 1 } as const;

test.each([
  ['allocator', 'unallocated', ['waiting']],
  ['allocator', 'overdue', ['asked', 'waiting']],
  ['allocator', 'returned', ['working']],
  ['client', 'returned', []],
  ['allocator', 'high_risk', ['review 100%']],
  ['client', 'high_risk', []],
  ['allocator', 'awaiting_me', ['review 100%', 'waiting']],
  ['drafter', 'awaiting_me', ['working']],
  ['clientuser', 'awaiting_me', ['asked', 'draft']],
  ['drafter', 'mine', ['asked', 'done', 'review 100%', 'working']],
  ['allocator', 'open', ['asked', 'review 100%', 'waiting', 'working']],
  ['client', 'closed', ['done', 'foreign']],
] as const)('the view %s/%s shows what its name says', async (who, view, expected) => {
  expect((await names(who, { view })).sort()).toEqual([...expected].sort());
});

test('filters narrow together and commas mean several', async () => {
  expect(await names('allocator', { status: 'submitted,in_analysis', sort: 'legalName' } as never)).toEqual([
    'waiting',
    'working',
  ]);
  expect(await names('allocator', { country: ['DE'], category: ['legal'] })).toEqual(['foreign']);
  expect(await names('allocator', { country: ['DE'], category: ['pep'] })).toEqual([]);
  expect(await names('allocator', { rating: ['medium'] })).toEqual(['done']);
  expect(await names('client', { rating: ['high'] })).toEqual([]);
  expect((await names('allocator', { drafter: [cast.drafter.actor.userId] })).length).toBe(4);
  expect(await names('client', { drafter: [cast.drafter.actor.userId] })).toEqual([]);
  expect(await names('allocator', { createdFrom: '2026-11-21' })).toEqual([]);
  expect((await names('client', { createdTo: '2026-11-20' })).length).toBe(7);
  expect((await names('allocator', { createdTo: '2026-11-20' })).length).toBe(6);
});

test('D5 search looks at words, and the signs of patterns and statements mean nothing to it', async () => {
  expect(await names('allocator', { search: 'zweig' })).toEqual(['foreign']);
  expect(await names('allocator', { search: '100%' })).toEqual(['review 100%']);
  expect(await names('allocator', { search: 'revie 100' })).toEqual([]);
  for (const search of ['%', "'", '"; drop table requests', '_'])
    expect(await names('allocator', { search })).toEqual([]);
  const refused = await cast.allocator.attempt('GET /reports/v1.0/requestdetails', { search: '\\' });
  expect(refused.status).toBe(400);
});

test('a list is sorted by allowed fields only, with what is empty last', async () => {
  expect((await names('allocator', { sort: '-rating' })).slice(0, 2)).toEqual(['review 100%', 'done']);
  expect((await names('allocator', { sort: 'dueOn' }))[0]).toBe('asked');
  const reply = await cast.allocator.attempt('GET /reports/v1.0/requestdetails', { sort: 'idempotencyKey' });
  expect(reply.status).toBe(400);
});

test('pages follow each other without gaps or repetition', async () => {
  const pages = [1, 2, 3, 4].map((current) =>
    cast.client.call('GET /reports/v1.0/requestdetails', { current, pageSize: 2, sort: 'status' }),
  );
  const answers = await Promise.all(pages);
  expect(answers.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
  expect(new Set(answers.flatMap(({ Data }) => Data.map(({ id }) => id))).size).toBe(7);
});
