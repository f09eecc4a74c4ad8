import type { Composition } from './app.ts';
import {
  decidedPassages,
  keepFirstMethod,
  mediaFiles,
  openPoints,
  QUEUE_JOB,
  queueReading,
  rateAfterRun,
  registerAssessment,
} from './modules/assessment/index.ts';
import { registerAudit } from './modules/audit/index.ts';
import { registerDashboards } from './modules/dashboards/index.ts';
import {
  authenticate,
  clientNames,
  colleaguesOf,
  createFirstAdmin,
  findPeople,
  registerIdentity,
  reseal,
} from './modules/identity/index.ts';
import { modelFiles, registerMedia, trainFirstVersion } from './modules/media/index.ts';
import { moveMentions, newsFigures, newsFiles, REREAD_JOB, registerNews } from './modules/news/index.ts';
import { registerNotifications } from './modules/notifications/index.ts';
import {
  prepareRelease,
  registerReports,
  reportVersionsOf,
  seal,
  sealedFiles,
  sealedPdf,
} from './modules/reports/index.ts';
import {
  attachedFiles,
  countsOfClients,
  fillMissingWords,
  forgetViewsOf,
  handBackWorkOf,
  openRequestsOf,
  registerRequests,
  requestNumbers,
  visibleRequestIds,
  workflowTable,
} from './modules/requests/index.ts';
import {
  listFiles,
  queueScreening,
  registerScreening,
  truncatedScreenings,
} from './modules/screening/index.ts';
import { registerSettings, seedMasterLists } from './modules/settings/index.ts';
import { registerWebhooks } from './modules/webhooks/index.ts';
import { registerFileSweep } from './platform/files/sweep-files.ts';
import type { Figure } from './platform/http/metrics.ts';
import type { FilesInUse, Platform } from './platform/index.ts';

/** Figures of the modules for the metrics. */
export const figures: Figure[] = [
  {
    name: 'screenings_truncated',
    help: 'Open requests and monitored third parties whose last screening left out names that may match',
    read: truncatedScreenings,
  },
];

type Prepared = Awaited<ReturnType<typeof prepareRelease>>;

/** Whose rows name stored files. What none of them names is removed after a day: leave nobody out. */
export const filesInUse: FilesInUse[] = [
  attachedFiles,
  sealedFiles,
  listFiles,
  modelFiles,
  mediaFiles,
  newsFiles,
];

/** Which module answers what another one asks: the only place that knows them all. */
export function compose(platform: Platform): Omit<Composition, 'platform'> {
  return {
    authenticate: authenticate(platform),
    modules: [
      (app) =>
        registerIdentity(app, platform, {
          onUserUnavailable: (userId, _actor, deputyId) =>
            handBackWorkOf(userId, platform.clock, deputyId ?? null),
          onUserErased: forgetViewsOf,
          openRequestsOf,
          countsOfClients,
        }),
      (app) =>
        registerAudit(app, platform, {
          clientNames,
          colleagues: colleaguesOf,
          ownRequests: visibleRequestIds,
        }),
      (app) => registerNotifications(app, platform, { findPeople, requestNumbers }),
      (app) =>
        registerMedia(app, platform, {
          onActivated: async (actor) => {
            const actorId = actor === 'system' ? null : actor.userId;
            await platform.jobs.enqueue(QUEUE_JOB, {}, { actorId });
            await platform.jobs.enqueue(REREAD_JOB, {}, { actorId });
          },
          decidedPassages,
        }),
      (app) => registerSettings(app, platform, { workflow: workflowTable, newsFigures, truncatedScreenings }),
      (app) =>
        registerScreening(app, platform, {
          onRunFinished: (request) => rateAfterRun(platform.clock, request),
        }),
      (app) =>
        registerRequests(
          app,
          platform,
          {
            screen: async (request, actor) => {
              await queueScreening(platform, request, actor);
              await queueReading(platform, request, actor);
            },
            readDocuments: async (request, actor) => {
              await queueReading(platform, request, actor);
            },
            openPoints: (request) => openPoints(request, platform.clock),
            thirdPartyMerged: moveMentions,
            prepareRelease: (request, actor) => prepareRelease(platform, request, actor),
            seal: (request, actor, prepared) => seal(platform, request, actor, prepared as Prepared),
          },
          { sealedPdf },
        ),
      (app) => registerAssessment(app, platform, { reportVersionsOf }),
      registerNews,
      registerReports,
      registerDashboards,
      registerWebhooks,
      () => registerFileSweep(platform, filesInUse),
    ],
  };
}

/** What a new database needs before anybody calls; answers the first administrator's path while there is none. */
export async function prepare(platform: Platform): Promise<string | null> {
  await platform.database.tx({ kind: 'system' }, async () => {
    await seedMasterLists();
    await keepFirstMethod(platform.clock);
  });
  await fillMissingWords(platform.database);
  const { lost } = await reseal(platform);
  if (lost > 0) platform.log.error({ authenticators: lost }, lostSeeds);
  return createFirstAdmin(platform);
}

/** What takes its time and may come after: nobody waits for it. */
export async function prepareMore(platform: Platform): Promise<void> {
  if (platform.env.firstModel) await trainFirstVersion(platform);
}

const lostSeeds =
  'authenticators cannot be opened: the key they are sealed with is missing from the key ring, or is another one of its name';
