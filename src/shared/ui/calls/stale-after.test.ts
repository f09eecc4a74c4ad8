import { OF_REQUESTS, staleAfter } from './stale-after.ts';

test('whatever is done to a review comment makes stale what says how many are open', () => {
  expect(staleAfter('POST /reports/v1.0/reviewcomments')).toEqual([
    'GET /reports/v1.0/reviewcomments',
    ...OF_REQUESTS,
  ]);
});
