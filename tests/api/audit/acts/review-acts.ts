import { buildRequest } from '../../requests/build-request.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import type { Act, ActsOf } from './act-case.ts';
import { requestsCast } from './requests-cast.ts';

const path = 'POST /reports/v1.0/reviewcomments';

/** A request in analysis on which its allocator has commented. */
async function commented(test: ScreeningApp) {
  const { id: request, clientId: client } = await buildRequest(test, requestsCast(test), {
    status: 'in_analysis',
  });
  const which = { client, request };
  const { Data } = await test.cast.allocator.call(path, {
    ...which,
    action: 'add',
    place: 'section',
    ref: 'summary',
    text: 'Name the source.',
  });
  return { ...which, id: Data.id };
}

export const reviewActs: ActsOf<'/reports/v1.0/review'> = {
  [path]: [
    {
      does: 'comment',
      leaves: ['review.commented'],
      how: async (test) => {
        const { id: _, ...which } = await commented(test);
        return () =>
          test.cast.allocator.attempt(path, {
            ...which,
            action: 'add',
            place: 'request',
            text: 'Shorten it.',
          });
      },
    },
    {
      does: 'resolve',
      leaves: ['review.resolved'],
      how: async (test) => {
        const which = await commented(test);
        return () => test.cast.drafter.attempt(path, { ...which, action: 'resolve', note: 'Named.' });
      },
    },
    {
      does: 'reopen',
      leaves: ['review.reopened'],
      how: async (test) => {
        const which = await commented(test);
        await test.cast.drafter.call(path, { ...which, action: 'resolve' });
        return () => test.cast.allocator.attempt(path, { ...which, action: 'reopen' });
      },
    },
  ] satisfies readonly Act[],
};
