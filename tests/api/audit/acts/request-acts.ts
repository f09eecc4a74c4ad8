import { notify } from '../../../../server/modules/notifications/index.ts';
import { finding } from '../../assessment/working-on.ts';
import { requestInReview } from '../../reports/release.ts';
import { act, attemptAct } from '../../requests/act.ts';
import { intakeOf, screenedRequest, workOf } from '../../screening/screened-request.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import { type ActsOf, next } from './act-case.ts';

const another = () => intakeOf({ legalName: `Third party ${next()}` });

async function draftOf({ cast }: ScreeningApp, files: { name: string; content: string }[] = []) {
  return (await cast.client.call('POST /reports/v1.0/requestdetails', { intake: another() }, files)).Data;
}

/** The third party of a request that was submitted. */
async function partyOf(test: ScreeningApp) {
  const draft = await draftOf(test);
  await act(test.cast.client, 'submit', draft, { consent: true });
  const search = draft.legalName;
  const { Data } = await test.cast.client.call('GET /reports/v1.0/thirdparties', { search });
  const id = Data.find(({ name }) => name === search)?.id ?? '';
  const { thirdParty } = await test.cast.client.call('GET /reports/v1.0/thirdparties', { id });
  return { id, version: thirdParty?.version ?? 0 };
}

const noticeFor = ({ platform, cast }: ScreeningApp) =>
  platform.database.tx({ kind: 'system' }, () =>
    notify(platform.clock, {
      userIds: [cast.drafter.actor.userId],
      clientId: null,
      entityName: 'A party',
      activity: 'was returned',
    }),
  );

type Requests =
  | 'requestdetails'
  | 'submituseraction'
  | 'requestanalysis'
  | 'downloadattachments'
  | 'archives'
  | 'thirdparties'
  | 'notifications'
  | 'mcanearmatch';

export const requestActs: ActsOf<`/reports/v1.0/${Requests}`> = {
  'POST /reports/v1.0/requestdetails': [
    {
      does: 'a new draft',
      leaves: ['request.drafted'],
      how: async ({ cast }) => {
        const intake = another();
        return () => cast.client.attempt('POST /reports/v1.0/requestdetails', { intake });
      },
    },
    {
      does: 'a changed draft',
      leaves: ['request.changed'],
      how: async (test) => {
        const { id: request, version } = await draftOf(test);
        const change = { request, version, intake: another() };
        return () => test.cast.client.attempt('POST /reports/v1.0/requestdetails', change);
      },
    },
  ],
  'POST /reports/v1.0/submituseraction': [
    {
      does: 'cancel',
      leaves: ['request.acted'],
      how: async (test) => {
        const draft = await draftOf(test);
        return () => attemptAct(test.cast.client, 'cancel', draft, { comment: 'No longer needed.' });
      },
    },
    {
      does: 'submit',
      leaves: ['request.acted', 'screening.queued'],
      how: async (test) => {
        const draft = await draftOf(test);
        return () => attemptAct(test.cast.client, 'submit', draft, { consent: true });
      },
    },
    {
      does: 'accept_and_allocate',
      leaves: ['request.acted'],
      how: async (test) => {
        const submitted = await act(test.cast.client, 'submit', await draftOf(test), { consent: true });
        const { userId: assignee } = test.cast.drafter.actor;
        return () => attemptAct(test.cast.allocator, 'accept_and_allocate', submitted, { assignee });
      },
    },
    {
      does: 'release',
      leaves: ['report.sealed', 'request.acted'],
      how: async (test) => {
        const request = await requestInReview(test, { legalName: `Third party ${next()}` });
        return () => attemptAct(test.cast.allocator, 'release', request);
      },
    },
  ],
  'POST /reports/v1.0/requestanalysis': [
    {
      does: 'a finding, which moves the rating',
      leaves: ['analysis.saved', 'finding.saved', 'rating.proposed'],
      how: async (test) => {
        const { id: request, clientId: client } = await screenedRequest(test, another());
        const { version } = await workOf(test.cast.drafter, { id: request, clientId: client });
        const change = { client, request, version, findings: [finding] };
        return () => test.cast.drafter.attempt('POST /reports/v1.0/requestanalysis', change);
      },
    },
    {
      does: 'a comment',
      leaves: ['request.commented'],
      how: async (test) => {
        const { id: request, clientId: client } = await screenedRequest(test, another());
        const { version } = await workOf(test.cast.drafter, { id: request, clientId: client });
        const comment = { text: 'Asked the register.', visibility: 'internal' as const };
        return () =>
          test.cast.drafter.attempt('POST /reports/v1.0/requestanalysis', {
            client,
            request,
            version,
            comment,
          });
      },
    },
  ],
  'POST /reports/v1.0/downloadattachments': [
    {
      does: 'several files',
      leaves: ['file.downloaded'],
      how: async (test) => {
        const two = ['one.txt', 'two.txt'].map((name) => ({ name, content: name }));
        const { id: request, clientId: client } = await draftOf(test, two);
        return () => test.cast.client.attempt('POST /reports/v1.0/downloadattachments', { client, request });
      },
    },
  ],
  'POST /reports/v1.0/archives': [
    {
      does: 'an address of a zip',
      leavesNothing: 'Nothing is taken away yet: the download behind the address is told.',
      how: async (test) => {
        const { id: request, clientId: client } = await draftOf(test, [{ name: 'one.txt', content: 'One.' }]);
        return () =>
          test.cast.client.attempt('POST /reports/v1.0/archives', { items: [{ client, request }] });
      },
    },
  ],
  'POST /reports/v1.0/thirdparties': [
    {
      does: 'merge',
      leaves: ['thirdparty.merged'],
      how: async (test) => {
        const [gone, into] = [await partyOf(test), await partyOf(test)];
        const merge = { ...gone, action: 'merge' as const, into: into.id, reason: 'Renamed.' };
        return () => test.cast.client.attempt('POST /reports/v1.0/thirdparties', merge);
      },
    },
  ],
  'POST /reports/v1.0/notifications': [
    {
      does: 'clear all',
      leaves: ['notifications.cleared'],
      how: async (test) => {
        await noticeFor(test);
        return () => test.cast.drafter.attempt('POST /reports/v1.0/notifications', { clear_all: true });
      },
    },
    {
      does: 'undo',
      leaves: ['notifications.restored'],
      how: async (test) => {
        await noticeFor(test);
        const { Data: restore } = await test.cast.drafter.call('POST /reports/v1.0/notifications', {
          clear_all: true,
        });
        return () =>
          test.cast.drafter.attempt('POST /reports/v1.0/notifications', { clear_all: false, restore });
      },
    },
  ],
  'POST /reports/v1.0/mcanearmatch': [
    {
      does: 'names compared',
      leavesNothing: 'It reads the parties one sees anyway, at every pause of typing.',
      how:
        async ({ cast }) =>
        () =>
          cast.client.attempt('POST /reports/v1.0/mcanearmatch', { names: ['Kaveri Textiles'] }),
    },
  ],
};
