import { act } from '../../requests/act.ts';
import { buildRequest } from '../../requests/build-request.ts';
import type { Cast, ScreeningApp } from '../../screening/screening-app.ts';
import { type Act, type ActsOf, next } from './act-case.ts';
import { requestsCast } from './requests-cast.ts';

type Leaves = Extract<Act, { leaves: unknown }>['leaves'];
type Which = { client: string; request: string };

/** One call about a request that is being analysed. */
const about = (
  does: string,
  leaves: Leaves,
  how: (who: Cast, which: Which) => Promise<() => Promise<{ status: number }>>,
): Act => ({
  does,
  leaves,
  how: async (test: ScreeningApp) => {
    const { id: request, clientId: client } = await buildRequest(test, requestsCast(test), {
      status: 'in_analysis',
    });
    return how(test.cast, { client, request });
  },
});

const people = 'POST /reports/v1.0/casepeople';
const tags = 'POST /reports/v1.0/casetags';
const comments = 'POST /reports/v1.0/casecomments';

export const caseActs: ActsOf<'/reports/v1.0/case'> = {
  [people]: [
    about('watch', ['request.watched'], async ({ client }, which) => {
      return () => client.attempt(people, { ...which, watch: true });
    }),
    about('watch no longer', ['request.unwatched'], async ({ admin }, which) => {
      await admin.call(people, { ...which, watch: true });
      return () => admin.attempt(people, { ...which, watch: false });
    }),
    {
      does: 'end what was never begun',
      leavesNothing: 'Nothing changes.',
      how: async (test) => {
        const { id: request, clientId: client } = await buildRequest(test, requestsCast(test));
        return () => test.cast.allocator.attempt(people, { client, request, watch: false });
      },
    },
  ],
  'POST /reports/v1.0/casevisits': [
    {
      does: 'open a case',
      leavesNothing: 'It only tells the person what is new to them.',
      how: async (test) => {
        const { id: request, clientId: client } = await buildRequest(test, requestsCast(test));
        return () => test.cast.allocator.attempt('POST /reports/v1.0/casevisits', { client, request });
      },
    },
  ],
  [comments]: [
    about('a comment of the client', ['request.commented'], async ({ client }, which) => {
      return () =>
        client.attempt(comments, { ...which, text: 'When will it be ready?', visibility: 'shared' });
    }),
    about(
      'a comment that mentions a colleague',
      ['request.commented'],
      async ({ drafter, allocator }, which) => {
        const mentions = [allocator.actor.userId];
        const text = `@${allocator.actor.name} please look.`;
        return () => drafter.attempt(comments, { ...which, text, visibility: 'internal', mentions });
      },
    ),
    about(
      'a comment with a file',
      ['request.commented', 'request.file_added'],
      async ({ drafter }, which) => {
        const said = { ...which, text: 'The extract.', visibility: 'internal' as const };
        return () => drafter.attempt(comments, said, [{ name: 'extract.txt', content: 'An extract.' }]);
      },
    ),
  ],
  [tags]: [
    about('a tag', ['request.tagged'], async ({ drafter }, which) => {
      const tag = `Batch ${next()}`;
      return () => drafter.attempt(tags, { ...which, action: 'add', tag });
    }),
    about('a tag less', ['request.untagged'], async ({ allocator }, which) => {
      await allocator.call(tags, { ...which, action: 'add', tag: 'Urgent' });
      return () => allocator.attempt(tags, { ...which, action: 'remove', tag: 'urgent' });
    }),
  ],
  'POST /reports/v1.0/casetags/bulk': [
    about(
      'tags of several requests',
      ['request.tagged', 'request.untagged'],
      async ({ allocator }, which) => {
        await allocator.call(tags, { ...which, action: 'add', tag: 'Urgent' });
        const changes = { add: [`Batch ${next()}`, 'Asia'], remove: ['urgent'] };
        return () =>
          allocator.attempt('POST /reports/v1.0/casetags/bulk', { requests: [which.request], ...changes });
      },
    ),
  ],
};

/** The client asked for the report to be taken up again. */
export async function askedToReopen(test: ScreeningApp) {
  const request = await buildRequest(test, requestsCast(test), { status: 'released' });
  return act(test.cast.client, 'ask_reopen', request, { comment: 'The owners changed.' });
}
