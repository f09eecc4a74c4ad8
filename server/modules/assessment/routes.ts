import type { FastifyInstance } from 'fastify';
import {
  getAnalysis as getOperation,
  saveAnalysis as saveOperation,
} from '../../../contract/analysis/analysis.ts';
import { getAnalysisDetails } from '../../../contract/analysis/analysis-queue.ts';
import { getDocumentPreview } from '../../../contract/analysis/document-previews.ts';
import { saveMediaSource } from '../../../contract/analysis/media.ts';
import { getOwnershipLinks } from '../../../contract/analysis/ownership-links.ts';
import { changeReviewComment as reviewOperation } from '../../../contract/analysis/reviews.ts';
import { proposeSection as proposeOperation } from '../../../contract/analysis/section-proposals.ts';
import {
  getRatings,
  overrideRating as overrideOperation,
  startingScore as startingScoreOperation,
} from '../../../contract/ratings/ratings.ts';
import { type Platform, route, scopeOf } from '../../platform/index.ts';
import { startMediaReader, startPreviewReader } from '../media/index.ts';
import { findVisible, isClientSide } from '../requests/index.ts';
import { analysisItem } from './analysis-item.ts';
import { listAnalyses } from './analysis-queue.ts';
import { previewDocument } from './media/preview-document.ts';
import { READ_JOB, type ReadJob } from './media/queue-reading.ts';
import { QUEUE_JOB, queueWaiting } from './media/queue-waiting.ts';
import { readingFailed, readSources } from './media/read-sources.ts';
import { saveSource } from './media/save-source.ts';
import { ownershipLinks } from './ownership/ownership-links.ts';
import type { AssessmentPorts } from './ports.ts';
import { proposeSection } from './proposals/propose-section.ts';
import { publishedMethod } from './rating/method/methods.ts';
import { mountMethods } from './rating/method/routes.ts';
import { expireOverrides } from './rating/overrides/expire-overrides.ts';
import { overrideRating } from './rating/overrides/override-rating.ts';
import { presentMethod } from './rating/present-method.ts';
import { overrideHistory, ratingHistory } from './rating/rating-history.ts';
import { startingScore } from './rating/update-rating.ts';
import { changeReviewComment } from './review/change-review-comment.ts';
import { saveAnalysis } from './save-analysis.ts';
import { getAnalysis } from './working-document.ts';

export function mountAssessment(app: FastifyInstance, platform: Platform, ports: AssessmentPorts) {
  const { database, clock } = platform;
  const reader = startMediaReader();
  const previews = startPreviewReader();
  app.addHook('onClose', async () => {
    await Promise.all([reader.close(), previews.close()]);
  });
  platform.jobs.define<ReadJob>(READ_JOB, (job) => readSources({ platform, reader }, job), {
    onFailed: (data) => readingFailed(platform, data),
  });
  platform.jobs.define<object>(QUEUE_JOB, (job) => queueWaiting({ platform }, job));

  route(app, platform, getOperation, async ({ actor, input }) => ({
    Result: 'Success',
    Data: await getAnalysis(platform, ports, input, actor),
  }));

  route(app, platform, saveOperation, async ({ actor, input, files }) => ({
    Result: 'Success',
    Data: await saveAnalysis(platform, input, files, actor),
  }));

  route(
    app,
    platform,
    saveMediaSource,
    async ({ actor, input, files }) => ({
      Result: 'Success',
      Data: await saveSource(platform, input, files, actor),
    }),
    { limit: { max: 120, seconds: 60, per: 'client' } },
  );

  route(
    app,
    platform,
    getDocumentPreview,
    async ({ actor, input }) => ({
      Result: 'Success',
      Data: await previewDocument(platform, previews, input, actor),
    }),
    { limit: { max: 60, seconds: 60, per: 'actor' } },
  );

  route(
    app,
    platform,
    proposeOperation,
    async ({ actor, input }) => ({ Result: 'Success', Data: await proposeSection(platform, input, actor) }),
    // Each question costs money elsewhere.
    { limit: { max: 12, seconds: 60, per: 'actor' } },
  );

  route(app, platform, getAnalysisDetails, ({ actor, input }) =>
    database.tx(scopeOf(actor), async () => {
      if (input.id) {
        return { Result: 'Success', Data: [], total: 0, item: await analysisItem(input.id, actor) };
      }
      const { rows, total } = await listAnalyses(input, actor, clock);
      return { Result: 'Success', Data: rows, total };
    }),
  );

  route(app, platform, getRatings, async ({ actor, input }) => {
    // The method is the firm's own: no transaction of a client reads its table.
    const method = await database.tx({ kind: 'system' }, async () => presentMethod(await publishedMethod()));
    if (!input.request) return { Result: 'Success', Data: { method } };
    const wanted = input.request;
    return database.tx(scopeOf(actor), async () => {
      const request = await findVisible(wanted, actor, input.client);
      // Client roles see the rating of sealed versions only, with the report.
      const history = isClientSide(actor) ? [] : await ratingHistory(request.id);
      const overrides = isClientSide(actor) ? [] : await overrideHistory(request.id);
      return { Result: 'Success', Data: { method, history, overrides } };
    });
  });

  route(
    app,
    platform,
    startingScoreOperation,
    async ({ input }) => ({
      Result: 'Success',
      // The method is the firm's own, and nothing else is read.
      Data: await database.tx({ kind: 'system' }, () => startingScore(input.intake, clock.now())),
    }),
    { limit: { max: 120, seconds: 60, per: 'actor' } },
  );

  route(app, platform, overrideOperation, async ({ actor, input }) => ({
    Result: 'Success',
    Data: await overrideRating(platform, input, actor),
  }));

  route(app, platform, reviewOperation, async ({ actor, input }) => ({
    Result: 'Success',
    Data: await changeReviewComment(platform, input, actor),
  }));

  mountMethods(app, platform);

  route(app, platform, getOwnershipLinks, ({ actor, input }) =>
    database.tx(scopeOf(actor), async () => {
      const request = await findVisible(input.request, actor, input.client);
      return { Result: 'Success', Data: { links: await ownershipLinks(request) } };
    }),
  );

  // An override holds through its last day; what expired is looked for every quarter of an hour.
  platform.jobs.schedule({ name: 'rating.overrides', rhythm: { everyMinutes: 15 } }, (run) =>
    expireOverrides(platform, run),
  );
}
