import type { FastifyInstance } from 'fastify';
import { changeRatingMethod, getRatingMethods } from '../../../../../contract/reports/rating-methods.ts';
import { type Platform, problem, route, scopeOf } from '../../../../platform/index.ts';
import { discardDraft, saveDraft, startDraft } from './change-draft.ts';
import { presentMethods } from './present-methods.ts';
import { publishMethod } from './publish-method.ts';
import { RECOMPUTE_JOB, type RecomputeJob, recomputeRatings } from './recompute-ratings.ts';
import { askWhatIf, runWhatIf, WHAT_IF_JOB, type WhatIfJob } from './what-if.ts';

export function mountMethods(app: FastifyInstance, platform: Platform) {
  platform.jobs.define<WhatIfJob>(WHAT_IF_JOB, (job) => runWhatIf(platform, job));
  platform.jobs.define<RecomputeJob>(RECOMPUTE_JOB, (job) => recomputeRatings(platform, job));

  route(app, platform, getRatingMethods, ({ actor, input }) =>
    platform.database.tx(scopeOf(actor), async () => ({
      Result: 'Success',
      Data: await presentMethods(input.id),
    })),
  );

  route(app, platform, changeRatingMethod, async ({ actor, input }) => {
    const { action, values, floors } = input;
    const done = (id: string, job: string | null = null) =>
      ({ Result: 'Success', Data: { id, job } }) as const;
    if (action === 'draft') return done(await startDraft(platform, actor));
    const id = required(input.id, 'id', 'Choose a draft.');
    const version = required(input.version, 'version', 'Send the version you are viewing.');
    if (action === 'save') {
      const change = { id, version, ...(values ? { values } : {}), ...(floors ? { floors } : {}) };
      return done(await saveDraft(platform, change, actor));
    }
    if (action === 'discard') return done(await discardDraft(platform, id, version, actor));
    if (action === 'what_if') {
      const { job } = await askWhatIf(platform, id, version, actor);
      return done(id, job);
    }
    const reason = required(input.reason, 'reason', 'Explain why the method changes.');
    const { job } = await publishMethod(platform, { id, version, reason }, actor);
    return done(id, job);
  });
}

function required<Value>(value: Value | undefined, field: string, sentence: string): Value {
  if (value !== undefined) return value;
  throw problem('input.invalid', sentence, { fields: { [field]: sentence } });
}
