import { boundsFor } from './candidates.ts';

describe('what a name must share to reach a threshold', () => {
  test('is nothing where the threshold is low', () => {
    const none = { missing: 1, share: 0 };
    expect([0, 0.3, 0.59].map(boundsFor)).toEqual([none, none, none]);
  });

  test('is a quarter of both from 0.6 on, and the more of the query the higher it is', () => {
    expect(boundsFor(0.6)).toEqual({ missing: expect.closeTo(0.4 / 0.45, 9), share: 0.25 });
    expect(boundsFor(1)).toEqual({ missing: 0, share: 0.25 });
  });
});
