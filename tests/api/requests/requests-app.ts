import { mountAudit } from '../../../server/modules/audit/index.ts';
import { clientNames, colleaguesOf, mountIdentity } from '../../../server/modules/identity/index.ts';
import { mountPeople } from '../../../server/modules/people/index.ts';
import {
  handBackConflictingWorkOf,
  handBackWorkOf,
  isRemoved,
  isUnsubmitted,
  mountRequests,
  type RequestRecord,
  type SealedReports,
  storedByClients,
  visibleRequestIds,
  type WorkflowPorts,
  workflowTable,
} from '../../../server/modules/requests/index.ts';
import { mountSettings, seedMasterLists } from '../../../server/modules/settings/index.ts';
import { mountThirdParties, thirdPartyRegister } from '../../../server/modules/third-parties/index.ts';
import type { Module } from '../../../server/platform/index.ts';
import type { TestOptions } from '../../../server/platform/testing.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';

export type RequestsApp = TestApp & {
  /** What the modules above were asked, and what they answer. */
  asked: { screened: RequestRecord[]; sealed: RequestRecord[] };
  answers: { openPoints: string[]; seal: WorkflowPorts['seal']; sealedPdf: SealedReports['sealedPdf'] };
};

/** Requests and what they stand on; screening, assessment and reports are played by the test. */
export async function openRequestsApp(
  more: readonly Module[] = [],
  options: TestOptions = {},
): Promise<RequestsApp> {
  const asked: RequestsApp['asked'] = { screened: [], sealed: [] };
  const answers: RequestsApp['answers'] = {
    openPoints: [],
    seal: async () => ({ rating: 'low', score: 20, basis: 'score' }),
    sealedPdf: async () => null,
  };
  const ports: Parameters<typeof mountRequests>[2] = {
    thirdParties: thirdPartyRegister({
      thirdPartyMerged: async () => {},
      thirdPartyLeft: async () => {},
      namesOf: () => [],
      attachNews: async () => {},
    }),
    screen: async (request) => void asked.screened.push(request),
    readDocuments: async () => {},
    openPoints: async () => answers.openPoints,
    saveReturn: async () => {},
    closeReturn: async () => {},
    prepareRelease: async () => ({}),
    async seal(request, actor, prepared) {
      asked.sealed.push(request);
      return answers.seal(request, actor, prepared);
    },
  };
  const test = await openTestApp({
    ...options,
    modules: [
      (app, platform) =>
        mountPeople(app, platform, {
          onUserUnavailable: (id, _actor, deputyId) => handBackWorkOf(id, platform.clock, deputyId ?? null),
          onConflictAdded: (id) => handBackConflictingWorkOf(id, platform.clock),
        }),
      (app, platform) =>
        mountIdentity(app, platform, {
          countsOfClients: async (ids) =>
            new Map(
              [...(await storedByClients(ids))].map(([id, use]) => [
                id,
                { openRequests: 0, thirdParties: 0, ...use },
              ]),
            ),
        }),
      (app, platform) =>
        mountAudit(app, platform, {
          clientNames,
          colleagues: colleaguesOf,
          ownRequests: visibleRequestIds,
          isRemoved,
          isUnsubmitted,
        }),
      (app, platform) =>
        mountSettings(app, platform, {
          workflow: workflowTable,
          newsFigures: async () => ({ waiting: 0, unreadable: 0 }),
          truncatedScreenings: async () => 0,
        }),
      (app, platform) =>
        mountRequests(app, platform, ports, {
          sealedPdf: (id, version) => answers.sealedPdf(id, version),
        }),
      (app, platform) =>
        mountThirdParties(app, platform, {
          thirdPartyMerged: async () => {},
          listedPartiesOf: async () => [],
          recommendationOf: async () => null,
        }),
      ...more,
    ],
  });
  await test.platform.database.tx({ kind: 'identity' }, () => seedMasterLists());
  return Object.assign(test, { asked, answers });
}

export type Cast = Record<'admin' | 'client' | 'clientuser' | 'allocator' | 'drafter' | 'other', Member> & {
  clientId: string;
};

/** One client with its lead and a user, and the firm: an allocator, two drafters, an admin. */
export async function buildCast(test: TestApp): Promise<Cast> {
  const client = await signInAs(test, { role: 'client' });
  const clientId = client.actor.clientId ?? '';
  return {
    clientId,
    client,
    clientuser: await signInAs(test, { role: 'clientuser', clientId }),
    allocator: await signInAs(test, { role: 'allocator', name: 'Asha Rao' }),
    drafter: await signInAs(test, { role: 'drafter', name: 'Ravi Mehta' }),
    other: await signInAs(test, { role: 'drafter', name: 'Mina Joshi' }),
    admin: await signInAs(test, { role: 'admin' }),
  };
}
