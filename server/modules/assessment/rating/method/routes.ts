import type { FastifyInstance } from 'fastify';
import { changeRatingMethod, getRatingMethods } from '../../../../../contract/ratings/rating-methods.ts';
import { type Platform, route, scopeOf } from '../../../../platform/index.ts';
import { adoptMethod } from './adopt-method.ts';
import { discardDraft, saveDraft, startDraft } from './change-draft.ts';
import { presentMethods } from './present-methods.ts';
import { publishMethod } from './publish-method.ts';
import { RECOMPUTE_JOB, type RecomputeJob, recomputeFailed, recomputeRatings } from './recompute-ratings.ts';
import { askWhatIf, runWhatIf, WHAT_IF_JOB, type WhatIfJob } from './what-if.ts';

export function mountMethods(app: FastifyInstance, platform: Platform) {
  platform.jobs.define<WhatIfJob>(WHAT_IF_JOB, (job) => runWhatIf(platform, job));
  platform.jobs.define<RecomputeJob>(RECOMPUTE_JOB, (job) => recomputeRatings(platform, job), {
    onFailed: (data) => recomputeFailed(platform, data),
  });

  route(app, platform, getRatingMethods, ({ actor, input }) =>
    platform.database.tx(scopeOf(actor), async () => ({
      Result: 'Success',
      Data: await presentMethods(input.id),
    })),
  );

  route(app, platform, changeRatingMethod, async ({ actor, input }) => {
    const done = (id: string, job: string | null = null) =>
      ({ Result: 'Success', Data: { id, job } }) as const;
    switch (input.action) {
      case 'draft':
        return done(await startDraft(platform, input.from ?? 'published', actor));
      case 'save':
        return done(await saveDraft(platform, input, actor));
      case 'adopt':
        return done(await adoptMethod(platform, input.id, actor));
      case 'discard':
        return done(await discardDraft(platform, input.id, input.version, actor));
      case 'what_if':
        return done(input.id, (await askWhatIf(platform, input.id, input.version, actor)).job);
      case 'publish':
        return done(input.id, (await publishMethod(platform, input, actor)).job);
    }
  });
}
