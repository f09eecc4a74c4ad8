import type { FastifyInstance } from 'fastify';
import { getMediaModels, retrainMedia } from '../../../contract/security/media-models.ts';
import { type Platform, route, scopeOf } from '../../platform/index.ts';
import { mayCapture, switchCapture } from './capture-setting.ts';
import { activateModel, rollBack } from './change-model.ts';
import type { MediaHooks } from './media-hooks.ts';
import { countsOf, listModels } from './present-models.ts';
import { startTraining, TRAIN_JOB, type TrainJob } from './start-training.ts';
import { trainingFailed, trainVersion } from './train-version.ts';
import { uploadPassages } from './upload-passages.ts';

/** A training takes a processor for seconds. */
const limit = { max: 30, seconds: 60, per: 'client' } as const;

export function mountMedia(app: FastifyInstance, platform: Platform, hooks: MediaHooks) {
  platform.jobs.define<TrainJob>(TRAIN_JOB, (job) => trainVersion(platform, job, hooks), {
    onFailed: (data) => trainingFailed(platform, data),
    silentMinutes: 720,
  });

  route(app, platform, getMediaModels, ({ actor }) =>
    platform.database.tx(scopeOf(actor), async () => ({
      Result: 'Success',
      Data: {
        ...(await listModels()),
        decisions: countsOf(await hooks.decidedPassages()),
        capture: await mayCapture(),
      },
    })),
  );

  route(
    app,
    platform,
    retrainMedia,
    async ({ actor, input, files }) => {
      const nothing = { job: null, version: null, upload: null };
      const done = (more: object = {}) => ({ Result: 'Success' as const, Data: { ...nothing, ...more } });
      switch (input.action) {
        case 'upload':
          return done({ upload: await uploadPassages(platform, files, actor) });
        case 'train':
          return done(await startTraining(platform, actor, { decisions: input.decisions ?? true }));
        case 'capture_on':
        case 'capture_off':
          await switchCapture(platform, input.action === 'capture_on', actor);
          return done();
        case 'activate':
          await activateModel(platform, input.version, actor, hooks.onActivated);
          return done({ version: input.version });
        case 'rollback':
          return done({ version: await rollBack(platform, input.version, actor, hooks.onActivated) });
      }
    },
    { limit },
  );
}
