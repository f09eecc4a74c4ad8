import { buildDossierPage } from '../../../../scripts/build/build-dossier-page.ts';
import { noticeText, notify } from '../../../../server/modules/notifications/index.ts';
import { attemptSave, falsePositive, finding, listed, save } from '../../assessment/working-on.ts';
import { releasedRequest } from '../../reports/release.ts';
import { intakeOf, screenedRequest, workOf } from '../../screening/screened-request.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import { type Act, type ActsOf, next } from './act-case.ts';

const another = () => intakeOf({ legalName: `Third party ${next()}` });

async function draftOf({ cast }: ScreeningApp, files: { name: string; content: string }[] = []) {
  return (await cast.client.call('POST /reports/v1.0/requestdetails', { intake: another() }, files)).Data;
}

const noticeFor = ({ platform, cast }: ScreeningApp) =>
  platform.database.tx({ kind: 'identity' }, () =>
    notify(platform.clock, {
      userIds: [cast.drafter.actor.userId],
      clientId: null,
      entityName: 'A party',
      activity: noticeText('request.returned'),
    }),
  );

type Sent = Parameters<typeof save>[2];

/** One save of the drafter on a request that resembles an entry of a list. */
const saved = (does: string, leaves: Leaves, sent: (match: string) => Sent): Act => ({
  does,
  leaves,
  how: async (test) => {
    const { drafter } = test.cast;
    const request = await screenedRequest(test, listed());
    const { version, matches } = await workOf(drafter, request);
    return () => attemptSave(drafter, request, sent(matches[0]?.id ?? ''), version);
  },
});

type Leaves = Extract<Act, { leaves: unknown }>['leaves'];
type Requests =
  | 'requestdetails'
  | 'requestdetails/bulk'
  | 'requestanalysis'
  | 'downloadattachments'
  | 'archives'
  | 'dossiers'
  | 'wordreports'
  | 'quarterlyoverviews'
  | 'requestlists'
  | 'notifications'
  | 'mcanearmatch'
  | 'startingscore';

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
  'POST /reports/v1.0/requestdetails/bulk': [
    {
      does: 'a row that becomes a draft',
      leaves: ['request.drafted'],
      how: async ({ cast }) => {
        const rows = [another()];
        return () => cast.client.attempt('POST /reports/v1.0/requestdetails/bulk', { mode: 'draft', rows });
      },
    },
    {
      does: 'a row that is submitted',
      leaves: ['request.acted', 'request.drafted', 'screening.queued'],
      how: async ({ cast }) => {
        const sent = { mode: 'submit' as const, rows: [another()], consent: true };
        return () => cast.client.attempt('POST /reports/v1.0/requestdetails/bulk', sent);
      },
    },
    {
      does: 'rows looked over',
      leavesNothing: 'Nothing is saved yet.',
      how: async ({ cast }) => {
        const rows = [another()];
        return () => cast.client.attempt('POST /reports/v1.0/requestdetails/bulk', { mode: 'check', rows });
      },
    },
  ],
  'POST /reports/v1.0/requestanalysis': [
    saved(
      'a finding, which moves the rating',
      ['analysis.saved', 'finding.saved', 'rating.proposed'],
      () => ({
        findings: [finding],
      }),
    ),
    saved('a section', ['analysis.saved'], () => ({ sections: [{ key: 'summary', text: 'Nothing.' }] })),
    saved('the word of the drafter on the rating', ['analysis.saved', 'rating.proposed'], () => ({
      rating: { proposed: 'low', reason: 'As computed.' },
    })),
    saved('another rating than the computed one', ['analysis.saved', 'rating.override_asked'], () => ({
      rating: { proposed: 'medium', reason: 'Thin accounts.' },
    })),
    saved('a comment', ['request.commented'], () => ({
      comment: { text: 'Asked the register.', visibility: 'internal' },
    })),
    saved(
      'a disposition, which moves the rating',
      ['analysis.saved', 'match.disposed', 'rating.proposed'],
      (match) => ({
        dispositions: [
          {
            match,
            disposition: 'true_match',
            reasonCode: 'name_and_data_agree',
            comment: 'By the passport.',
          },
        ],
      }),
    ),
    saved(
      'a rule that decides alike matches',
      ['analysis.saved', 'match.disposed', 'match.rule_applied', 'rating.proposed'],
      (match) => ({
        rule: {
          conditions: { similarityAtMost: 1 },
          matches: [match],
          disposition: 'true_match',
          reasonCode: 'name_and_data_agree',
          comment: 'By the passport.',
        },
      }),
    ),
    {
      does: 'the word of a second person',
      leaves: ['analysis.saved', 'match.confirmed', 'rating.proposed'],
      how: async (test) => {
        const request = await screenedRequest(test, listed());
        const [match] = (await workOf(test.cast.drafter, request)).matches;
        const id = match?.id ?? '';
        const { version } = await save(test.cast.drafter, request, { dispositions: [falsePositive(id)] });
        return () => attemptSave(test.cast.allocator, request, { confirm: [id] }, version);
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
  'POST /reports/v1.0/wordreports': [
    {
      does: 'an editable copy of a sealed report',
      leaves: ['report.copied'],
      how: async (test) => {
        const { id: request, clientId: client } = await releasedRequest(test);
        return () =>
          test.cast.client.attempt('POST /reports/v1.0/wordreports', { client, request, version: 1 });
      },
    },
  ],
  'POST /reports/v1.0/quarterlyoverviews': [
    {
      does: 'the figures of a quarter',
      leaves: ['overview.downloaded'],
      how:
        async ({ cast }) =>
        () =>
          cast.client.attempt('POST /reports/v1.0/quarterlyoverviews', { quarter: '2026-Q3' }),
    },
  ],
  'POST /reports/v1.0/requestlists': [
    {
      does: 'the requests of a list as a PDF',
      leaves: ['list.exported'],
      how:
        async ({ cast }) =>
        () =>
          cast.client.attempt('POST /reports/v1.0/requestlists', { rating: ['high'] }),
    },
  ],
  'POST /reports/v1.0/dossiers': [
    {
      does: 'the dossier of a sealed report',
      leaves: ['list.exported', 'dossier.downloaded'],
      how: async (test) => {
        await buildDossierPage(test.platform.env.distDir);
        const { id: request, clientId: client } = await releasedRequest(test);
        return () => test.cast.client.attempt('POST /reports/v1.0/dossiers', { client, request, version: 1 });
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
  'POST /reports/v1.0/notifications/preferences': [
    {
      does: 'a choice by mail',
      leaves: ['notifications.chosen'],
      how:
        async ({ cast }) =>
        () =>
          cast.drafter.attempt('POST /reports/v1.0/notifications/preferences', {
            kinds: [{ kind: 'comment', byMail: true }],
          }),
    },
  ],
  'POST /reports/v1.0/startingscore': [
    {
      does: 'a score computed from a form',
      leavesNothing: 'It computes from what is sent and reads nothing of anybody, at every pause of typing.',
      how:
        async ({ cast }) =>
        () =>
          cast.client.attempt('POST /reports/v1.0/startingscore', { intake: {} }),
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
