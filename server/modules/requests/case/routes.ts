import type { FastifyInstance } from 'fastify';
import {
  getCasePeople,
  getCaseTags,
  getCaseTimeline,
  postCaseComment,
  tagCase,
  tagCases,
  visitCase as visitCaseOperation,
  watchCase,
} from '../../../../contract/reports/cases.ts';
import { type Platform, route, scopeOf } from '../../../platform/index.ts';
import type { WorkflowPorts } from '../ports.ts';
import { findVisible } from '../visible.ts';
import { addComment } from './add-comment.ts';
import { companyOf } from './case-people.ts';
import { caseTimeline } from './case-timeline.ts';
import { presentMessages } from './messages.ts';
import { changeTags, tagsInUse, tagsOf } from './tags.ts';
import { visitCase } from './visits.ts';
import { watch } from './watch.ts';

/** What stands around a request: its timeline, its conversation, who watches it, the firm's tags on it. */
export function mountCase(
  app: FastifyInstance,
  platform: Platform,
  { readDocuments }: Pick<WorkflowPorts, 'readDocuments'>,
) {
  const { database, clock } = platform;

  route(app, platform, getCaseTimeline, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => {
      const request = await findVisible(input.request, actor, input.client);
      return { Result: 'Success', ...(await caseTimeline(request, input, actor)) };
    }),
  );

  route(app, platform, visitCaseOperation, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => {
      const request = await findVisible(input.request, actor, input.client);
      return { Result: 'Success', Data: await visitCase(request, actor, clock) };
    }),
  );

  route(app, platform, getCasePeople, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => {
      const request = await findVisible(input.request, actor, input.client);
      return { Result: 'Success', Data: await companyOf(request, actor) };
    }),
  );

  route(app, platform, watchCase, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => {
      const request = await findVisible(input.request, actor, input.client);
      await watch(request, input.watch, actor, clock);
      return { Result: 'Success', Data: await companyOf(request, actor) };
    }),
  );

  route(app, platform, postCaseComment, ({ input, actor, files }) =>
    database.tx(scopeOf(actor), async () => {
      const { client, request: id, ...comment } = input;
      const request = await findVisible(id, actor, client);
      const message = await addComment(platform, request, comment, files, actor);
      if (files.length > 0) await readDocuments(request, actor);
      const [Data] = await presentMessages([message], request.id, actor);
      return { Result: 'Success', Data: Data! };
    }),
  );

  route(app, platform, getCaseTags, ({ actor }) =>
    database.tx(scopeOf(actor), async () => ({ Result: 'Success', Data: await tagsInUse(actor) })),
  );

  route(app, platform, tagCase, ({ input, actor }) =>
    database.tx(scopeOf(actor), async () => {
      const request = await findVisible(input.request, actor, input.client);
      await changeTags([request.id], { [input.action]: [input.tag] }, actor, clock);
      return { Result: 'Success', Data: (await tagsOf([request.id], actor)).get(request.id) ?? [] };
    }),
  );

  route(
    app,
    platform,
    tagCases,
    ({ input: { requests, ...tags }, actor }) =>
      database.tx(scopeOf(actor), async () => {
        await changeTags(requests, tags, actor, clock);
        const changed = await tagsOf(requests, actor);
        const Data = [...changed].map(([request, carried]) => ({ request, tags: carried }));
        return { Result: 'Success', Data };
      }),
    { limit: { max: 60, seconds: 60, per: 'actor' } },
  );
}
