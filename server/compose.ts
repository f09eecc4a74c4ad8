import { or, type SQL } from 'drizzle-orm';
import type { Composition } from './app.ts';
import {
  closeReturn,
  decidedPassages,
  forgetProposer,
  keepShippedMethods,
  mediaFiles,
  mountAssessment,
  openPoints,
  QUEUE_JOB,
  queueReading,
  rateAfterRun,
  saveReturn,
} from './modules/assessment/index.ts';
import { exportEvents, mountAudit } from './modules/audit/index.ts';
import { mountClusters, queueClusters } from './modules/clusters/index.ts';
import { mountCompanyRegister, registerFiles } from './modules/company-register/index.ts';
import { mountDashboards } from './modules/dashboards/index.ts';
import {
  authenticate,
  clientNames,
  colleaguesOf,
  createFirstAdmin,
  findRecipients,
  mountIdentity,
  reseal,
} from './modules/identity/index.ts';
import { modelFiles, mountMedia, trainFirstVersion } from './modules/media/index.ts';
import {
  defineMonitoring,
  queueComparison,
  queueWatching,
  truncatedScreenings,
} from './modules/monitoring/index.ts';
import { mountNameIndex, openNameIndex } from './modules/name-index/index.ts';
import {
  attachMentionsToRequest,
  mountNews,
  moveMentions,
  newsFigures,
  newsFiles,
  REREAD_JOB,
} from './modules/news/index.ts';
import { mountNotifications } from './modules/notifications/index.ts';
import { mountPeople, type PeoplePorts } from './modules/people/index.ts';
import {
  mountReports,
  prepareRelease,
  recommendationOf,
  reportVersionsOf,
  seal,
  sealedFiles,
  sealedPdf,
} from './modules/reports/index.ts';
import {
  attachedFiles,
  endViewsOf,
  fillMissingWords,
  forgetViewsOf,
  handBackConflictingWorkOf,
  handBackWorkOf,
  isRemoved,
  isUnsubmitted,
  mayReadAbout,
  mountRequests,
  openRequestsOf,
  requestNumbers,
  visibleRequestIds,
  workflowTable,
} from './modules/requests/index.ts';
import { carryHolds, hasHolds, hasLeft, mountRetention } from './modules/retention/index.ts';
import { forgetIdentity, mountScim } from './modules/scim/index.ts';
import {
  findAffected,
  isMatched,
  listedPartiesOf,
  mountScreening,
  queueScreening,
  subjectsOf,
} from './modules/screening/index.ts';
import { mountSearch } from './modules/search/index.ts';
import { mountSettings, seedMasterLists } from './modules/settings/index.ts';
import {
  countsOfClients,
  isRaised,
  mountThirdParties,
  thirdPartyRegister,
} from './modules/third-parties/index.ts';
import { listFiles, mountWatchlists } from './modules/watchlists/index.ts';
import { mountWebhooks } from './modules/webhooks/index.ts';
import { scheduleFileSweep, sweepFiles } from './platform/files/sweep-files.ts';
import type { FilesInUse, Platform } from './platform/index.ts';

type Prepared = NonNullable<Awaited<ReturnType<typeof prepareRelease>>>;

/** Whose rows name stored files. What none of them names is removed after a day: leave nobody out. */
const filesInUse: FilesInUse[] = [
  attachedFiles,
  sealedFiles,
  listFiles,
  registerFiles,
  modelFiles,
  mediaFiles,
  newsFiles,
];

/** Which module answers what another one asks: the only place that knows them all. */
export function compose(platform: Platform): Omit<Composition, 'platform'> {
  const nameIndex = openNameIndex(platform.database);
  const { lists, names } = nameIndex;
  const audit = {
    clientNames,
    colleagues: colleaguesOf,
    ownRequests: visibleRequestIds,
    isRemoved,
    isUnsubmitted,
  };
  const people: PeoplePorts = {
    onUserUnavailable: (userId, _actor, deputyId) => handBackWorkOf(userId, platform.clock, deputyId ?? null),
    onConflictAdded: (userId) => handBackConflictingWorkOf(userId, platform.clock),
    onUserMoved: endViewsOf,
    onUserErased: async (userId, now) => {
      await forgetViewsOf(userId);
      await forgetIdentity(userId, now);
      await forgetProposer(userId);
    },
    openRequestsOf,
    isHeld: hasHolds,
    isGone: hasLeft,
  };
  return {
    authenticate: authenticate(platform),
    modules: [
      (app) => mountIdentity(app, platform, { onUserUnavailable: people.onUserUnavailable, countsOfClients }),
      (app) => mountPeople(app, platform, people),
      (app) => mountScim(app, platform, people),
      (app) => mountAudit(app, platform, audit),
      (app) => mountNotifications(app, platform, { findRecipients, requestNumbers, mayReadAbout }),
      (app) =>
        mountMedia(app, platform, {
          onActivated: async (actor) => {
            const actorId = actor === 'system' ? null : actor.userId;
            await platform.jobs.enqueue(QUEUE_JOB, {}, { actorId });
            await platform.jobs.enqueue(REREAD_JOB, {}, { actorId });
          },
          decidedPassages,
        }),
      (app) => mountSettings(app, platform, { workflow: workflowTable, newsFigures, truncatedScreenings }),
      (app) => mountNameIndex(app, nameIndex),
      (app) => mountClusters(app, platform, lists),
      (app) =>
        mountScreening(app, platform, {
          ...nameIndex,
          onRunFinished: (request) => rateAfterRun(platform.clock, request),
        }),
      (app) =>
        mountWatchlists(app, platform, {
          findAffected: (list, baseId) => findAffected(platform, lists, list, baseId),
          isMatched: (list, entry) => or(isMatched(list, entry), isRaised(list, entry)) as SQL,
          onActivated: async (versionId) => {
            await queueClusters(platform);
            await queueWatching(platform, lists, versionId);
          },
          onThresholdChanged: () => queueComparison(platform),
        }),
      () => defineMonitoring(platform, lists),
      (app) => mountCompanyRegister(app, platform, names),
      (app) =>
        mountRequests(
          app,
          platform,
          {
            thirdParties: thirdPartyRegister({
              thirdPartyMerged: moveMentions,
              thirdPartyLeft: (request, from) => carryHolds(platform, request, from),
              namesOf: (intake) => subjectsOf(intake).map(({ name }) => name),
              attachNews: (request, hashes, actor) =>
                attachMentionsToRequest(platform, request, hashes, actor),
            }),
            screen: async (request, actor) => {
              await queueScreening(platform, request, actor);
              await queueReading(platform, request, actor);
            },
            readDocuments: async (request, actor) => {
              await queueReading(platform, request, actor);
            },
            openPoints: (request) => openPoints(request, platform.clock),
            saveReturn: (request, sent, actor) => saveReturn(platform, request, sent, actor),
            closeReturn: (request) => closeReturn(platform.clock, request),
            prepareRelease: (request, actor, digest) => prepareRelease(platform, request, actor, digest),
            seal: (request, actor, prepared) => seal(platform, request, actor, prepared as Prepared),
          },
          { sealedPdf },
        ),
      (app) =>
        mountThirdParties(app, platform, {
          thirdPartyMerged: moveMentions,
          listedPartiesOf: (id, entries) => listedPartiesOf(id, entries, platform.clock.now()),
          recommendationOf,
        }),
      (app) => mountAssessment(app, platform, { reportVersionsOf }),
      mountNews,
      (app) =>
        mountReports(app, platform, {
          auditExcerpt: (requestId, actor) => exportEvents(platform, audit, { requestId }, actor),
        }),
      mountDashboards,
      mountSearch,
      mountWebhooks,
      (app) =>
        mountRetention(app, platform, {
          sweepFiles: (run) => sweepFiles(platform, filesInUse, run),
          people,
          audit,
        }),
      () => scheduleFileSweep(platform, filesInUse),
    ],
  };
}

/** What a new database needs before anybody calls; answers the first administrator's path while there is none. */
export async function prepare(platform: Platform): Promise<string | null> {
  await platform.database.tx({ kind: 'system' }, async () => {
    await seedMasterLists();
    await keepShippedMethods(platform.clock);
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
