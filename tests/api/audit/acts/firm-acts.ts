import type { AuditKind } from '../../../../server/modules/audit/index.ts';
import { aRegister } from '../../../support/data/company-master.ts';
import { signInAs } from '../../../support/people/sign-in-as.ts';
import { answer, decidedMatch, draw, otherwise } from '../../assessment/looking-twice.ts';
import { partyOf, useList } from '../../clusters/clustered.ts';
import { importRegister } from '../../company-register/company-register-app.ts';
import { screenedRequest } from '../../screening/screened-request.ts';
import { importList, inventedRows, ownList, type ScreeningApp } from '../../screening/screening-app.ts';
import { type Act, type ActsOf, next } from './act-case.ts';

async function stagedVersion({ cast }: ScreeningApp) {
  const name = `List ${next()}`;
  const { version } = await importList(cast.admin, ownList(inventedRows), { format: 'plain_csv', name });
  return version;
}

const onVersion = (
  action: 'activate' | 'compare' | 'discard' | 'topics',
  leaves: Extract<Act, { leaves: unknown }>['leaves'],
): Act => ({
  does: action,
  leaves,
  how: async (test) => {
    const version = await stagedVersion(test);
    return () => test.cast.admin.attempt('POST /reports/v1.0/watchlists', { action, version });
  },
});

/** Two lists with an entry of one person, which can be split out. */
async function listedParty(test: ScreeningApp) {
  const entry = `K${next()}`;
  const rows = [`${entry},Rustam Karimov ${entry},person,,UZ,1960-03-12,QDi,sanctions`];
  const watchlist = await useList(test, `List ${next()}`, rows);
  await useList(test, `List ${next()}`, rows);
  const { party } = await partyOf(test, watchlist, entry);
  return { action: 'split' as const, party: party?.id ?? '', watchlist, entry, reason: 'The father.' };
}

const masterEntry = (path: 'categories' | 'entitytypes'): Act => ({
  does: 'a new entry',
  leaves: ['settings.changed'],
  how: async ({ cast }) => {
    const entry = { key: `entry_${next()}`, title: 'Another', active: true };
    return () => cast.admin.attempt(`POST /reports/v1.0/${path}`, entry);
  },
});

type Firm =
  | 'secondlooks'
  | 'entitytypes'
  | 'categories'
  | 'reporttypes'
  | 'watchlists'
  | 'listedparties'
  | 'companyregister'
  | 'screenings'
  | 'audittrails';

/** A decision of the drafter's that waits to be taken once more by the other one. */
async function drawnLook(test: ScreeningApp) {
  await draw(test.cast.admin, 100);
  const second = await signInAs(test, { role: 'drafter' });
  const { id } = await decidedMatch(test, second);
  return { id, second };
}

const onRegister = (action: 'activate' | 'discard', leaves: [AuditKind]): Act => ({
  does: action,
  leaves,
  how: async ({ cast }) => {
    const version = await importRegister(cast.admin, [aRegister()]);
    return () => cast.admin.attempt('POST /reports/v1.0/companyregister', { action, version });
  },
});

export const firmActs: ActsOf<`/reports/v1.0/${Firm}`> & ActsOf<'/security/v1.0/settings'> = {
  'POST /reports/v1.0/entitytypes': [masterEntry('entitytypes')],
  'POST /reports/v1.0/categories': [masterEntry('categories')],
  'POST /reports/v1.0/reporttypes': [
    {
      does: 'a new report type',
      leaves: ['settings.changed'],
      how: async ({ cast }) => {
        const type = {
          key: `type_${next()}`,
          title: 'Another',
          active: true,
          level: 'basic' as const,
          slaDays: 3,
          requiredSections: [],
          requiredDocuments: 0,
        };
        return () => cast.admin.attempt('POST /reports/v1.0/reporttypes', type);
      },
    },
  ],
  'POST /security/v1.0/settings': [
    {
      does: 'another policy',
      leaves: ['settings.changed'],
      how: async ({ cast }) => {
        const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'security_policy' });
        const { policy, version = 1 } = Data.security_policy ?? {};
        if (!policy) throw new Error('there is no policy');
        const setting = {
          name: 'security_policy' as const,
          ...policy,
          wrongTries: policy.wrongTries === 4 ? 5 : 4,
        };
        return () => cast.admin.attempt('POST /security/v1.0/settings', { version, setting });
      },
    },
    {
      does: 'other terms',
      leaves: ['settings.changed'],
      how: async ({ cast }) => {
        const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'terms' });
        const [tnc, consentnotice, privacy] = ['Terms', 'Consent', 'Privacy'].map(
          (one) => `${one} ${next()}`,
        );
        const setting = { name: 'terms' as const, tnc, consentnotice, privacy } as never;
        const version = Data.terms?.version ?? 1;
        return () => cast.admin.attempt('POST /security/v1.0/settings', { version, setting });
      },
    },
    {
      does: 'another weekend',
      leaves: ['settings.changed'],
      how: async ({ cast }) => {
        const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'calendar' });
        const setting = {
          name: 'calendar' as const,
          timeZone: 'Asia/Kolkata',
          weekend: [5, 6],
          holidays: [],
        };
        const version = Data.calendar?.version ?? 1;
        return () => cast.admin.attempt('POST /security/v1.0/settings', { version, setting });
      },
    },
    {
      does: 'another reason of dispositions',
      leaves: ['settings.changed'],
      how: async ({ cast }) => {
        const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'dispositions' });
        const { version = 1, dispositions } = Data.dispositions ?? {};
        if (!dispositions) throw new Error('there is no policy of dispositions');
        const reason = {
          code: `reason_${next()}`,
          label: 'Another',
          dispositions: ['possible' as const],
          active: true,
        };
        const setting = {
          name: 'dispositions' as const,
          ...dispositions,
          reasons: [...dispositions.reasons, reason],
        };
        return () => cast.admin.attempt('POST /security/v1.0/settings', { version, setting });
      },
    },
    {
      does: 'SCIM switched on',
      leaves: ['settings.changed'],
      how: async ({ cast }) => {
        const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'scim' });
        const setting = { name: 'scim' as const, action: 'on' as const };
        const version = Data.scim?.version ?? 1;
        return () => cast.admin.attempt('POST /security/v1.0/settings', { version, setting });
      },
    },
  ],
  'POST /reports/v1.0/secondlooks': [
    {
      does: 'look',
      leaves: ['match.looked_again'],
      how: async (test) => {
        const { id, second } = await drawnLook(test);
        return () => answer(second, { id });
      },
    },
    {
      does: 'settle',
      leaves: ['match.settled'],
      how: async (test) => {
        const { id, second } = await drawnLook(test);
        await answer(second, { id, ...otherwise });
        return () => answer(test.cast.allocator, { id, action: 'settle' });
      },
    },
  ],
  'POST /reports/v1.0/companyregister': [
    {
      does: 'import',
      leaves: ['register.import_started'],
      how: async ({ cast }) => {
        return () =>
          cast.admin.attempt('POST /reports/v1.0/companyregister', { action: 'import' }, [aRegister()]);
      },
    },
    onRegister('activate', ['register.activated']),
    onRegister('discard', ['register.discarded']),
  ],
  'POST /reports/v1.0/watchlists': [
    {
      does: 'import',
      leaves: ['watchlist.import_started'],
      how: async ({ cast }) => {
        const wanted = { action: 'import' as const, format: 'plain_csv' as const, name: `List ${next()}` };
        return () => cast.admin.attempt('POST /reports/v1.0/watchlists', wanted, ownList(inventedRows));
      },
    },
    onVersion('activate', ['watchlist.activated']),
    onVersion('compare', ['watchlist.comparison_asked']),
    onVersion('discard', ['watchlist.discarded']),
    onVersion('topics', ['watchlist.topics_saved']),
    {
      does: 'threshold',
      leaves: ['watchlist.threshold_changed'],
      how: async (test) => {
        await stagedVersion(test);
        const { Data } = await test.cast.admin.call('GET /reports/v1.0/watchlists', {});
        const change = { action: 'threshold' as const, watchlist: Data[0]?.id ?? '', threshold: 0.8 };
        return () => test.cast.admin.attempt('POST /reports/v1.0/watchlists', change);
      },
    },
  ],
  'POST /reports/v1.0/listedparties': [
    {
      does: 'split',
      leaves: ['cluster.split'],
      how: async (test) => {
        const split = await listedParty(test);
        return () => test.cast.admin.attempt('POST /reports/v1.0/listedparties', split);
      },
    },
    {
      does: 'join',
      leaves: ['cluster.joined'],
      how: async (test) => {
        const { admin } = test.cast;
        const { Data } = await admin.call('POST /reports/v1.0/listedparties', await listedParty(test));
        const join = { action: 'join' as const, split: Data.id, reason: 'It is him.' };
        return () => admin.attempt('POST /reports/v1.0/listedparties', join);
      },
    },
  ],
  'POST /reports/v1.0/screenings': [
    {
      does: 'one name',
      leaves: ['screening.ad_hoc'],
      how: async ({ cast }) => {
        const subject = { name: 'Somebody Unknown', type: 'person' as const };
        return () => cast.drafter.attempt('POST /reports/v1.0/screenings', { zero_footprint: true, subject });
      },
    },
    {
      does: 'a request again',
      leaves: ['screening.queued'],
      how: async (test) => {
        const { id: request } = await screenedRequest(test, { legalName: `Third party ${next()}` });
        return () => test.cast.drafter.attempt('POST /reports/v1.0/screenings', { request });
      },
    },
  ],
  'POST /reports/v1.0/audittrails': [
    {
      does: 'checkpoint',
      leaves: ['audit.checkpoint_asked'],
      how:
        async ({ cast }) =>
        () =>
          cast.admin.attempt('POST /reports/v1.0/audittrails', { action: 'checkpoint' }),
    },
  ],
};
